import styled, { css } from 'styled-components';
import { plainControl } from '#src/ui/primitives/plainControl.ts';
import { focusRing, space } from '#src/ui/primitives/styles.ts';

/** One under the other, without marks. */
export const MenuList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Of its words from its edges: of letters that are very large no more than there is room for. */
export const itemInset = `min(${space(1.5)}, 3.75vw)`;

/** A link or a button of a menu or a bar: as wide as what it stands in, as high as a finger needs. */
export const menuItem = css`
  ${plainControl}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  inline-size: 100%;
  padding: ${space(1)} ${itemInset};
  overflow-wrap: anywhere;
  border: 0;
  &[aria-current] {
    font-weight: 700;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/** Where colours are forced its text has that of buttons, which is not enough to tell it from text. */
export const MenuButton = styled.button`
  ${menuItem}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
