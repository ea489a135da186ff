import { type RefObject, useEffect, useState } from 'react';

/** Where the selector is not known, no dialog is modal either. Beside the other only what is open already can be used. */
const MODAL = `${globalThis.CSS?.supports?.('selector(:modal)') ? ':modal' : 'dialog[open]'},dialog[popover]`;

/** For as long as something has the focus that it would lie over. */
const LOOK_EVERY_MS = 500;

/** What has the focus, from the page inwards through the shadow roots of the page's. */
function focusPath(page: Document): Element[] {
  const path: Element[] = [];
  for (let focused = page.activeElement; focused; focused = focused.shadowRoot?.activeElement ?? null)
    path.push(focused);
  return path;
}

/**
 * Whether an element in front of the page lies over what has the focus (WCAG 2.2, 2.4.11), or the focus is in a modal
 * dialog, beside which nothing can be pressed.
 */
export function useCoversFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [coversFocus, set] = useState(false);
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    const look = () => {
      const front = ref.current;
      const path = page ? focusPath(page) : [];
      const focused = path.at(-1);
      if (!front || !focused || focused === page?.body || front.contains(focused)) return set(false);
      if (path.some((element) => element.closest(MODAL))) return set(true);
      const [a, b] = [front.getBoundingClientRect(), focused.getBoundingClientRect()];
      set(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    };
    // A dialog may have been there first.
    look();
    // No event tells of a focus that goes with a dialog that is taken away.
    const timer = coversFocus ? setInterval(look, LOOK_EVERY_MS) : undefined;
    page?.addEventListener('focusin', look);
    page?.addEventListener('focusout', look);
    return () => {
      clearInterval(timer);
      page?.removeEventListener('focusin', look);
      page?.removeEventListener('focusout', look);
    };
  }, [ref, coversFocus]);
  return coversFocus;
}
