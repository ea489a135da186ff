/** Plaid forbids serving its script from anywhere else. */
export const PLAID_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
const LONGEST_WAIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

interface PlaidPage {
  document: Document;
  Plaid?: unknown;
}

const tagsIn = ({ document }: PlaidPage) => [...document.querySelectorAll(`script[src="${PLAID_SCRIPT}"]`)];

/**
 * react-plaid-link takes a tag that is already on the page for a script that has run. Waits until it really has.
 *
 * @returns whether react-plaid-link may be rendered; `false` when the page's own tag never brings `window.Plaid`.
 */
export async function plaidCanStart(page: PlaidPage, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < LONGEST_WAIT_MS && !signal.aborted; waited += LOOK_EVERY_MS) {
    if (page.Plaid || tagsIn(page).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

/** Takes the tag away with the mount that brought it; one that was there before stays. */
export function ownTag(page: PlaidPage): () => void {
  const before = new Set(tagsIn(page));
  return () => {
    for (const tag of tagsIn(page)) if (!before.has(tag)) tag.remove();
  };
}
