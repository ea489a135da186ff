import { css } from 'styled-components';

/** The list of a native select is the browser's own: without colours of its own it takes those of the page's scheme, not of ours. */
export const solidOptions = css`
  & option {
    background-color: var(--heloc-color-surface);
    color: var(--heloc-color-text);
  }
`;
