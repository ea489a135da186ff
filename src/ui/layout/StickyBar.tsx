import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { hostBarsAt } from '#src/platform/hostBars.ts';
import { space } from '../primitives/styles.ts';

/** A window that is all bar, as with large text on a phone held sideways, has none. */
const ROOM = '@media (min-height: 30em)';

type Edge = 'top' | 'bottom';

/** The side of the bar at which the edge of the window is; its line is on the other one. */
const SIDE = { top: 'start', bottom: 'end' } as const satisfies Record<Edge, string>;
const OTHER = { top: 'end', bottom: 'start' } as const satisfies Record<Edge, string>;
/** One line at the upper edge, where everything that is read begins; a button at the lower one. */
const PADDING = { top: space(0.75), bottom: space(1.5) } as const satisfies Record<Edge, string>;

const Bar = styled.div<{ $edge: Edge }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding-block: ${({ $edge }) => PADDING[$edge]};
  border-block-${({ $edge }) => OTHER[$edge]}: var(--heloc-border-width) solid var(--heloc-color-border);
  background-color: var(--heloc-color-page);
  ${ROOM} {
    position: sticky;
    z-index: 1;
    inset-block-${({ $edge }) => SIDE[$edge]}: var(--heloc-clear, 0);
  }
`;

const CAN_HAVE_FOCUS = ':is(a, button, input, select, textarea, summary, [tabindex])';

/** What stands above such a bar, of up to six lines, and can have the focus is scrolled clear of it. */
export const AboveStickyBar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & ${CAN_HAVE_FOCUS} {
    scroll-margin-block-end: 11em;
  }
`;

/** The same of what lies below one at the upper edge. */
export const belowStickyBar = css`
  & ${CAN_HAVE_FOCUS} {
    scroll-margin-block-start: 7em;
  }
`;

/** Keeps a sticky or fixed element clear of a bar of the host's: `--heloc-clear` is how far that reaches. @returns its ref */
export function useClearOfHostBars(edge: Edge): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = element.getRootNode();
    const ours = root instanceof ShadowRoot ? root.host : element;
    let frame = 0;
    const place = () => {
      const { left, width } = element.getBoundingClientRect();
      const bars = hostBarsAt(left + width / 2, window.innerHeight, ours);
      element.style.setProperty('--heloc-clear', `${bars[edge]}px`);
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    placeSoon();
    window.addEventListener('scroll', placeSoon, { passive: true, capture: true });
    window.addEventListener('resize', placeSoon);
    // Bars that come later, such as a question about cookies or the one of test mode.
    const arrivals = new MutationObserver(placeSoon);
    for (let at: Element | null = ours; at; at = at.parentElement) arrivals.observe(at, { childList: true });
    // One that is put in elsewhere, or grows when what it says has come, makes the page longer.
    const sizes = window.ResizeObserver && new ResizeObserver(placeSoon);
    sizes?.observe(ours.ownerDocument.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
      arrivals.disconnect();
      sizes?.disconnect();
    };
  }, [edge]);
  return bar;
}

interface StickyBarProps {
  /** Of the window. */
  edge?: Edge;
  children: ReactNode;
}

/** At an edge of the window for as long as what it belongs to is there; clear of a bar of the host's. */
export function StickyBar({ edge = 'bottom', children }: StickyBarProps) {
  return (
    <Bar ref={useClearOfHostBars(edge)} $edge={edge}>
      {children}
    </Bar>
  );
}
