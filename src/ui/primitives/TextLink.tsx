import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { focusRing } from './styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Base = styled.a<{ $alone?: boolean }>`
  /* In a line of text it is as high as a finger needs, without moving the lines. */
  padding-block: max(0px, (24px - 1.2em) / 2);
  border-radius: 0.125em;
  color: var(--heloc-color-link);
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${({ $alone }) =>
    $alone &&
    css`
      display: inline-block;
      margin-block: -0.3em;
      padding-block: 0.3em;
    `}
  /* :where, so that a link of another colour keeps it. */
  &:where(:visited) {
    color: var(--heloc-color-link-visited);
  }
  &:where(:hover) {
    color: var(--heloc-color-link-hover);
    text-decoration-thickness: 0.125em;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Stands by itself, not in a sentence: as high as a finger needs, without moving what is around it. */
  alone?: boolean;
  /** Opens another site in a new tab, and says so. */
  newTab?: boolean;
  as?: ElementType;
}

/** A link inside text. */
export function TextLink({ newTab = false, alone = false, children, ...rest }: TextLinkProps) {
  const t = useCopy(copy);
  if (!newTab)
    return (
      <Base $alone={alone} {...rest}>
        {children}
      </Base>
    );
  return (
    <Base $alone={alone} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Base>
  );
}
