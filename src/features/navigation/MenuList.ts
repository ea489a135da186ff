import styled, { css } from 'styled-components';
import { focusRing, space } from '#src/ui/primitives/styles.ts';

/** One under the other, without marks. */
export const MenuList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A link or a button of a menu or a bar: as wide as what it stands in, as high as a finger needs. */
export const menuItem = css`
  appearance: none;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 2.75em;
  margin: 0;
  padding: ${space(1)} ${space(1.5)};
  border: 0;
  border-radius: var(--heloc-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &[aria-current] {
    font-weight: 700;
  }
  &:hover {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -0.125em;
  }
`;

export const MenuButton = styled.button`
  ${menuItem}
`;
