import { type ComponentProps, useContext } from 'react';
import styled, { css } from 'styled-components';
import { RuntimeContext } from '#src/platform/runtime.ts';
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

type Level = 1 | 2 | 3;

const Base = styled.h2<{ $look: Level }>`
  margin: 0;
  padding: 0;
  color: var(--heloc-color-heading);
  font-family: var(--heloc-font-heading);
  font-weight: var(--heloc-font-weight-heading);
  letter-spacing: var(--heloc-letter-spacing-heading);
  text-transform: var(--heloc-text-transform-heading);
  text-wrap: balance;
  ${({ $look }) => LOOK[$look]}
`;

/** The element of a heading: one level lower where the host's page has an `h1` of its own. */
export const useHeadingTag = (level: Level): `h${Level | 4}` =>
  `h${((useContext(RuntimeContext)?.headingLevel ?? 1) + level - 1) as Level | 4}`;

export interface HeadingProps extends ComponentProps<'h1'> {
  level: Level;
  /** Looks like another level than it is. */
  look?: Level;
}

/** A heading. The page's first one takes programmatic focus after a navigation. */
export function Heading({ level, look = level, ...rest }: HeadingProps) {
  return <Base as={useHeadingTag(level)} $look={look} {...(level === 1 ? { tabIndex: -1 } : {})} {...rest} />;
}
