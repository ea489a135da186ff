import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';
import { ROOMY, space } from './styles.ts';

const TONE = {
  plain: css`
    background-color: var(--heloc-color-surface);
    border-color: var(--heloc-color-border);
    box-shadow: var(--heloc-shadow-card);
  `,
  sunken: css`
    background-color: var(--heloc-color-surface-sunken);
    border-color: transparent;
  `,
  selected: css`
    background-color: var(--heloc-color-selected-surface);
    border-color: var(--heloc-color-primary-edge);
  `,
} as const;

// `padding`: where letters are large and the page narrow, the words need the room.
const Base = styled.div<{ $tone: keyof typeof TONE; $compact: boolean }>`
  min-inline-size: 0;
  padding: ${({ $compact }) =>
    $compact ? `${space(2)} min(${space(2)}, 4.5cqi)` : `${space(2.5)} min(${space(2.5)}, 6.5cqi)`};
  border: var(--heloc-border-width) solid;
  border-radius: var(--heloc-radius-card);
  color: var(--heloc-color-text);
  ${({ $tone }) => TONE[$tone]}
  ${ROOMY} {
    padding: ${({ $compact }) => space($compact ? 2.5 : 4)};
  }
`;

export interface CardProps extends ComponentProps<'div'> {
  tone?: keyof typeof TONE;
  compact?: boolean;
  as?: ElementType;
}

/** A surface that groups what belongs together. */
export function Card({ tone = 'plain', compact = false, ...rest }: CardProps) {
  return <Base $tone={tone} $compact={compact} {...rest} />;
}
