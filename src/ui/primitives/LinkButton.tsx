import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type About, AboutText } from './AboutText.tsx';
import { focusRing } from './styles.ts';

const Base = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  min-block-size: 2.75em;
  margin: 0 -0.125em;
  padding: 0 0.125em;
  border: 0;
  border-radius: var(--heloc-radius-control);
  background: none;
  color: var(--heloc-color-link);
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:where(:hover) {
    color: var(--heloc-color-link-hover);
    text-decoration-thickness: 0.125em;
  }
  &:focus-visible {
    ${focusRing}
  }
  &:disabled {
    color: var(--heloc-color-disabled-text);
    cursor: not-allowed;
    text-decoration: none;
  }
`;

/** A button that looks like a link: it does something here. */
export function LinkButton({
  type = 'button',
  about,
  children,
  ...rest
}: ComponentProps<'button'> & { about?: About }) {
  return (
    <Base type={type} {...rest}>
      {children}
      <AboutText text={about} />
    </Base>
  );
}
