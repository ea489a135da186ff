/** Bars may lie below each other: a header, and what sticks under it. */
const MAX_BARS = 4;

/** The fixed or sticky element of the host's that lies at a point, if one does. */
function barAt(x: number, y: number, ours: Element): DOMRect | undefined {
  let element = ours.ownerDocument.elementFromPoint?.(x, y);
  if (!element || ours.contains(element)) return undefined;
  for (; element; element = element.parentElement) {
    const { position } = getComputedStyle(element);
    if ((position === 'fixed' || position === 'sticky') && !element.contains(ours))
      return element.getBoundingClientRect();
  }
  return undefined;
}

/** How far the host's bars reach into the window from its top and from its bottom at `x`, in pixels. */
export function hostBarsAt(x: number, height: number, ours: Element): { top: number; bottom: number } {
  const bars = { top: 0, bottom: 0 };
  for (let count = 0; count < MAX_BARS; count += 1) {
    const above = barAt(x, bars.top + 1, ours);
    const below = barAt(x, height - bars.bottom - 1, ours);
    // What covers half the window is no bar: nothing can be brought clear of it.
    if (above && above.bottom < height / 2) bars.top = Math.max(bars.top, above.bottom);
    if (below && below.top > height / 2) bars.bottom = Math.max(bars.bottom, height - below.top);
  }
  return bars;
}
