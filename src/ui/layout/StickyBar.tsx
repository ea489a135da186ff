import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { hostBarsAt } from '#src/platform/hostBars.ts';
import { space } from '../primitives/styles.ts';

/** A window that is all bar, as with large text on a phone held sideways, has none. */
const ROOM = '@media (min-height: 30em)';

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding-block: ${space(1.5)};
  border-block-start: var(--heloc-border-width) solid var(--heloc-color-border);
  background-color: var(--heloc-color-page);
  ${ROOM} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }
`;

/** What stands above such a bar and can have the focus is scrolled clear of it. */
export const AboveStickyBar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  & :is(a, button, input, summary, [tabindex]) {
    scroll-margin-block-end: 9em;
  }
`;

/** The next step, at the lower edge of the window for as long as what it belongs to is there; above a bar of the host's. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let frame = 0;
    const place = () => {
      const root = element.getRootNode();
      const ours = root instanceof ShadowRoot ? root.host : element;
      const { left, width } = element.getBoundingClientRect();
      const { bottom } = hostBarsAt(left + width / 2, window.innerHeight, ours);
      element.style.insetBlockEnd = bottom ? `${bottom}px` : '';
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    later();
    window.addEventListener('scroll', later, { passive: true, capture: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, []);
  return <Bar ref={bar}>{children}</Bar>;
}
