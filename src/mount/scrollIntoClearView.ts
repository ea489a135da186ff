import { hostBarsAt } from '#src/platform/hostBars.ts';

/** Pixels between the focused element, with its focus ring, and a bar of the host's. */
const GAP = 8;

/** The height of our own sticky bar in pixels, which elements beside it have as their `scroll-margin`. */
function ownMargins(focused: Element): { start: number; end: number } {
  const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(focused);
  return {
    start: Number.parseFloat(scrollMarginBlockStart) || 0,
    end: Number.parseFloat(scrollMarginBlockEnd) || 0,
  };
}

/** By keyboard, or because we gave it the focus. */
const REACHED = ':focus-visible, [tabindex="-1"]';

/**
 * Brings what has the focus clear of a host's fixed header or footer (WCAG 2.2, 2.4.11). Browsers scroll to it only when
 * it is outside the window, and know of such bars only on pages that set `scroll-padding`.
 */
export function scrollIntoClearView(focused: Element, ours: Element): void {
  const view = ours.ownerDocument.defaultView;
  // A modal dialog lies above all bars. What the pointer is about to press must not move; it is in sight.
  if (!view || focused.closest('dialog[open]') || !focused.matches(REACHED)) return;
  const box = (focused.closest('label') ?? focused) as HTMLElement;
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const bars = hostBarsAt(
    Math.min(Math.max(left + width / 2, 1), view.innerWidth - 1),
    view.innerHeight,
    ours,
  );
  if (!(bars.top || bars.bottom)) return;
  const { start, end } = ownMargins(focused);
  const covered = { top: bars.top + start, bottom: bars.bottom + end };
  if (top >= covered.top && bottom <= view.innerHeight - covered.bottom) return;
  box.style.scrollMarginBlock = `${covered.top + GAP}px ${covered.bottom + GAP}px`;
  box.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  box.style.scrollMarginBlock = '';
  if (!box.getAttribute('style')) box.removeAttribute('style');
}
