import { css } from 'styled-components';

/** A multiple of the theme's unit of spacing. */
export function space(units: number): string {
  return `calc(var(--heloc-space) * ${units})`;
}

const filled = 'inset 0 0 0 9em var(--heloc-color-autofill)';
const rings = '0 0 0 0.25em var(--heloc-color-focus)';

/** Two focus rings outside the element, one dark and one light: on any ground, one of them shows (WCAG technique C40). */
export const focusRing = css`
  outline: 0.125em solid var(--heloc-color-focus-inner);
  box-shadow: ${rings};
`;

/** A box that a person types in or chooses from. */
export const controlBox = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 3em;
  margin: 0;
  padding: 0.625em 0.875em;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  scroll-margin-block: 7em 6em;
  transition: border-color 120ms ease, box-shadow 120ms ease;

  &:hover {
    border-color: var(--heloc-color-control-hover);
  }
  &[aria-invalid='true'] {
    border-color: var(--heloc-color-error-border);
    box-shadow: 0 0 0 0.0625em var(--heloc-color-error-border);
  }
  &:read-only:not(select) {
    background-color: var(--heloc-color-surface-sunken);
  }
  &:disabled {
    border-color: var(--heloc-color-disabled-border);
    background-color: var(--heloc-color-surface-sunken);
    color: var(--heloc-color-disabled-text);
    cursor: not-allowed;
  }
  /* Browsers paint over the background of what they have filled in. */
  &:autofill {
    box-shadow: ${filled};
    -webkit-text-fill-color: var(--heloc-color-text);
  }
  &:focus-visible {
    ${focusRing}
  }
  &:autofill:focus-visible {
    box-shadow: ${rings}, ${filled};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** Reachable by assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin-block: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** From this width of the mount things may stand side by side. */
export const ROOMY = '@container heloc (min-width: 36em)';
/** Narrower than any phone with letters of the usual size. */
export const TIGHT = '@container heloc (max-width: 14em)';
/** From this width of the whole page something stands beside the screen. */
export const WIDE = '@container heloc-page (min-width: 56em)';
