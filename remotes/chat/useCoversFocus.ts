import { type RefObject, useEffect, useState } from 'react';

/** Where the focus is, also inside a shadow root of the page's. */
const focusOf = (event: FocusEvent) => event.composedPath()[0];

/** Whether an element in front of the page lies over what has the focus (WCAG 2.2, 2.4.11). */
export function useCoversFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [inTheWay, set] = useState(false);
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    const look = (event: FocusEvent) => {
      const front = ref.current;
      const focused = focusOf(event);
      if (!front || !(focused instanceof Element) || front.contains(focused)) return set(false);
      const [a, b] = [front.getBoundingClientRect(), focused.getBoundingClientRect()];
      set(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    };
    page?.addEventListener('focusin', look);
    return () => page?.removeEventListener('focusin', look);
  }, [ref]);
  return inTheWay;
}
