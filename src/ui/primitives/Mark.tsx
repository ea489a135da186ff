import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  min-block-size: 1.5em;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

/** A quiet line beside buttons; it keeps its place while it is empty. `done` ticks it. */
export function Mark({ done = false, children, ...rest }: ComponentProps<'span'> & { done?: boolean }) {
  return (
    <Line {...rest}>
      {done ? <Icon name="check" size={1} /> : null}
      {children}
    </Line>
  );
}
