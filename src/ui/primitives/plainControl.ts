import { css } from 'styled-components';

/** A link or a button that looks like neither: of the ground it stands on, marked when it is pointed at. */
export const plainControl = css`
  appearance: none;
  box-sizing: border-box;
  min-block-size: 2.75em;
  margin: 0;
  border-radius: var(--heloc-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
`;
