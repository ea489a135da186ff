import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { focusRing } from './styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Base = styled.a`
  border-radius: 0.125em;
  color: var(--heloc-color-link);
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 0.125em;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Opens another site in a new tab, and says so. */
  newTab?: boolean;
  as?: ElementType;
}

/** A link inside text. */
export function TextLink({ newTab = false, children, ...rest }: TextLinkProps) {
  const t = useCopy(copy);
  if (!newTab) return <Base {...rest}>{children}</Base>;
  return (
    <Base target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Base>
  );
}
