import { byId } from './dom.ts';

/** The page is shown without its bar rather than later. */
const LIMIT_MS = 3000;

const bar = () => byId('heloc-top-bar');

/** Once it is there the bar has the height of its organisation's, which it keeps for when it comes back. */
const ready = new Promise<void>((resolve) => {
  document.addEventListener('heloc:ready', ({ target }) => {
    if (!bar().contains(target as Element)) return;
    bar().style.minHeight = `${bar().offsetHeight}px`;
    resolve();
  });
  setTimeout(resolve, LIMIT_MS);
});

/** What is shown before the bar would be moved by it. */
export const whenBarIsThere = (): Promise<void> => ready;
