import { tagsIn } from '../scriptTags.ts';

/** Plaid forbids serving its script from anywhere else. */
export const PLAID_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
const SCRIPT_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 100;

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
  for (let waited = 0; waited < SCRIPT_TIMEOUT_MS && !signal.aborted; waited += POLL_INTERVAL_MS) {
    if (page.Plaid || tagsIn(page, PLAID_SCRIPT).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return false;
}
