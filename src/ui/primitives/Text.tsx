import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';

const Base = styled.p<{ $muted: boolean; $small: boolean; $strong: boolean; $large: boolean }>`
  margin: 0;
  padding: 0;
  max-inline-size: 42em;
  ${({ $muted }) =>
    $muted &&
    css`
      color: var(--heloc-color-text-muted);
    `}
  ${({ $small }) =>
    $small &&
    css`
      font-size: 0.875em;
    `}
  ${({ $large }) =>
    $large &&
    css`
      font-size: 1.125em;
    `}
  ${({ $strong }) =>
    $strong &&
    css`
      font-weight: var(--heloc-font-weight-strong);
    `}
`;

export interface TextProps extends ComponentProps<'p'> {
  muted?: boolean;
  small?: boolean;
  large?: boolean;
  strong?: boolean;
  as?: ElementType;
}

/** A paragraph (or another element, by `as`). */
export function Text({ muted = false, small = false, large = false, strong = false, ...rest }: TextProps) {
  return <Base $muted={muted} $small={small} $large={large} $strong={strong} {...rest} />;
}
