import { claim, isClaimed } from './page.ts';

const MAIN = 'main:not([hidden]), [role~="main"]';
/** No base path is written like this. */
const CLAIM = 'main';

export interface Landmarks {
  /** Whether a mount in the target is the page's `main`: a page has one, the host's or that of the first mount. */
  isMain: boolean;
  /** Whether nothing else leads straight to the target. */
  needsSkipLink: boolean;
}

/** Whether one of the page's links leads to something that the target lies in. */
function isSkippedTo(target: Element): boolean {
  const page = target.ownerDocument;
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].some(({ hash }) =>
    page.getElementById(decodeURIComponent(hash.slice(1)))?.contains(target),
  );
}

/** The landmarks and skip link that a mount must add, because the page around it has none. */
export function landmarksFor(target: Element): Landmarks {
  const mains = [...target.ownerDocument.querySelectorAll(MAIN)];
  const isMain = !isClaimed(CLAIM) && mains.every((main) => target.contains(main));
  return { isMain, needsSkipLink: isMain && !isSkippedTo(target) };
}

export const claimMain = () => claim(CLAIM);
