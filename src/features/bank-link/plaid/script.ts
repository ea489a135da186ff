import { tagsIn } from '../scriptTags.ts';

/** Plaid forbids serving its script from anywhere else. */
export const PLAID_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
const LONGEST_WAIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

interface PlaidPage {
  document: Document;
  Plaid?: unknown;
}

/**
 * react-plaid-link takes a tag that is already on the page for a script that has run. Waits until it really has.
 *
 * @returns whether react-plaid-link may be rendered; `false` when the page's own tag never brings `window.Plaid`.
 */
export async function plaidCanStart(page: PlaidPage, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < LONGEST_WAIT_MS && !signal.aborted; waited += LOOK_EVERY_MS) {
    if (page.Plaid || tagsIn(page, PLAID_SCRIPT).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}
