import { type RefObject, useLayoutEffect } from 'react';

/** CSS pixels: in a narrower window there is no room beside the panel. */
const NARROW = 480;

/**
 * In a narrow window the panel takes what is seen of it, and no more: a keyboard on the screen leaves the upper part, an
 * address bar that goes gives room. Nothing of the page is touched, so it lies as it was when the panel is closed. While
 * somebody zooms in with two fingers it stays as it is (docs/rules.md#the-chat-on-a-phone).
 */
export function useFilledScreen(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView?.visualViewport;
    if (!isOpen || !element || !view) return undefined;
    const place = () => {
      if (view.scale > 1.01) return;
      // Asked before anything is set: with half of it set a list in the panel would lose where it was scrolled to.
      const fills = view.width < NARROW;
      const box = { top: view.offsetTop, left: view.offsetLeft, width: view.width, height: view.height };
      for (const [side, pixels] of Object.entries(box))
        element.style.setProperty(`--heloc-seen-${side}`, `${pixels}px`);
      element.toggleAttribute('data-fills', fills);
    };
    place();
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
      element.removeAttribute('data-fills');
    };
  }, [ref, isOpen]);
}
