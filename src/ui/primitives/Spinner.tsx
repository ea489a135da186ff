import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const rotate = keyframes`
  to { transform: rotate(1turn); }
`;
const fade = keyframes`
  50% { opacity: 0.35; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;
/** No ring is shown for shorter waits, where it would only flash. */
const RING_DELAY_MS = 150;

/** The turning ring alone, for inside other components. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 0.15em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${rotate} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    border-inline-end-color: currentColor;
    animation: ${fade} 2s ease-in-out infinite;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.75em;
  min-block-size: 3em;
  color: var(--heloc-color-text-muted);
  animation: ${appear} 1ms ${RING_DELAY_MS}ms backwards;
`;

export interface SpinnerProps {
  /** What is happening; spoken at once, shown after `textAfterMs`. */
  label?: string;
  textAfterMs?: number;
}

/** A loading indicator, which gets a visible text after a while. */
export function Spinner({ label, textAfterMs = 1000 }: SpinnerProps) {
  const t = useCopy(copy);
  const [shown, setShown] = useState(textAfterMs <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), textAfterMs);
    return () => clearTimeout(timer);
  }, [textAfterMs]);
  const text = label ?? t('loading');
  return (
    <Row role="status">
      <SpinnerRing />
      {shown ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </Row>
  );
}
