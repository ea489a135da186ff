import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';

const TONE = {
  neutral: css`
    background-color: var(--heloc-color-surface-sunken);
    color: var(--heloc-color-text);
  `,
  info: css`
    background-color: var(--heloc-color-info-surface);
    color: var(--heloc-color-info);
  `,
  success: css`
    background-color: var(--heloc-color-success-surface);
    color: var(--heloc-color-success);
  `,
  warning: css`
    background-color: var(--heloc-color-warning-surface);
    color: var(--heloc-color-warning);
  `,
  error: css`
    background-color: var(--heloc-color-error-surface);
    color: var(--heloc-color-error);
  `,
} as const;

const Base = styled.span<{ $tone: keyof typeof TONE }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  padding: 0.1875em 0.625em;
  border: 1px solid transparent;
  border-radius: 2em;
  font-size: 0.8125em;
  font-weight: var(--heloc-font-weight-strong);
  line-height: 1.4;
  ${({ $tone }) => TONE[$tone]}
`;

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof TONE;
}

/** A short state, always in words. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Base $tone={tone} {...rest} />;
}
