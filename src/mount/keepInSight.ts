/** Between what has the focus, with the ring around it, and a bar of the host's. */
const GAP = 8;
/** Bars may lie below each other: a header, and what sticks under it. */
const MOST_BARS = 4;

/** The fixed or sticky element of the host's that lies at a point, if one does. */
function barAt(x: number, y: number, ours: Element): DOMRect | undefined {
  let element = ours.ownerDocument.elementFromPoint(x, y);
  if (!element || ours.contains(element)) return undefined;
  for (; element; element = element.parentElement) {
    const { position } = getComputedStyle(element);
    if ((position === 'fixed' || position === 'sticky') && !element.contains(ours))
      return element.getBoundingClientRect();
  }
  return undefined;
}

/** How far the host's bars reach into the window from its top and from its bottom at `x`, in pixels. */
function barsAt(x: number, height: number, ours: Element): { top: number; bottom: number } {
  const bars = { top: 0, bottom: 0 };
  for (let count = 0; count < MOST_BARS; count += 1) {
    const above = barAt(x, bars.top + 1, ours);
    const below = barAt(x, height - bars.bottom - 1, ours);
    // What covers half the window is no bar: nothing can be brought clear of it.
    if (above && above.bottom < height / 2) bars.top = Math.max(bars.top, above.bottom);
    if (below && below.top > height / 2) bars.bottom = Math.max(bars.bottom, height - below.top);
  }
  return bars;
}

/**
 * Brings what has the focus clear of a host's fixed header or footer (WCAG 2.2, 2.4.11). Browsers scroll to it only when
 * it is outside the window, and know of such bars only on pages that set `scroll-padding`.
 */
export function keepInSight(focused: Element, ours: Element): void {
  const view = ours.ownerDocument.defaultView;
  // A modal dialog lies above all bars. What the pointer is about to press must not move; it is in sight.
  if (!view || focused.closest('dialog[open]') || !focused.matches(':focus-visible, [tabindex="-1"]')) return;
  const box = (focused.closest('label') ?? focused) as HTMLElement;
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const bars = barsAt(Math.min(Math.max(left + width / 2, 1), view.innerWidth - 1), view.innerHeight, ours);
  if (!(bars.top || bars.bottom)) return;
  if (top >= bars.top && bottom <= view.innerHeight - bars.bottom) return;
  box.style.scrollMarginBlock = `${bars.top + GAP}px ${bars.bottom + GAP}px`;
  box.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  box.style.scrollMarginBlock = '';
  if (!box.getAttribute('style')) box.removeAttribute('style');
}
