import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { ROOMY, TIGHT } from './styles.ts';

const LOOK = {
  1: css`
    font-size: 1.75em;
    line-height: 1.15;
    ${ROOMY} {
      font-size: 2.125em;
    }
    /* With doubled text size on a phone a long word must still fit on its line. */
    ${TIGHT} {
      font-size: 1.375em;
    }
  `,
  2: css`
    font-size: 1.3125em;
    line-height: 1.25;
  `,
  3: css`
    font-size: 1.0625em;
    line-height: 1.35;
  `,
} as const;

const Base = styled.h2<{ $look: 1 | 2 | 3 }>`
  margin: 0;
  padding: 0;
  color: var(--heloc-color-heading);
  font-family: var(--heloc-font-heading);
  font-weight: var(--heloc-font-weight-heading);
  letter-spacing: var(--heloc-letter-spacing-heading);
  text-wrap: balance;
  ${({ $look }) => LOOK[$look]}
`;

export interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3;
  /** Looks like another level than it is. */
  look?: 1 | 2 | 3;
}

/** A heading. The page's `h1` takes programmatic focus after a navigation. */
export function Heading({ level, look = level, ...rest }: HeadingProps) {
  return <Base as={`h${level}`} $look={look} {...(level === 1 ? { tabIndex: -1 } : {})} {...rest} />;
}
