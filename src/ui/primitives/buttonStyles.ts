import { css } from 'styled-components';
import { focusRing } from './styles.ts';

// The primary button in forced colours: else it would look as the others do.
const VARIANT = {
  primary: css`
    background-color: var(--heloc-color-primary);
    border-color: var(--heloc-color-primary-edge);
    color: var(--heloc-color-on-primary);
    &:hover:not([aria-disabled='true'], :disabled) {
      background-color: var(--heloc-color-primary-hover);
    }
    &:active:not([aria-disabled='true'], :disabled) {
      background-color: var(--heloc-color-primary-active);
    }
    @media (forced-colors: active) {
      &&:not([aria-disabled='true'], :disabled) {
        forced-color-adjust: none;
        background-color: ButtonText;
        border-color: ButtonText;
        color: ButtonFace;
        outline-color: Highlight;
      }
    }
  `,
  secondary: css`
    background-color: var(--heloc-color-surface);
    border-color: var(--heloc-color-control-border);
    color: var(--heloc-color-link);
    &:hover:not([aria-disabled='true'], :disabled) {
      background-color: var(--heloc-color-surface-sunken);
      border-color: var(--heloc-color-link);
    }
  `,
  quiet: css`
    background-color: transparent;
    border-color: transparent;
    color: var(--heloc-color-link);
    &:hover:not([aria-disabled='true'], :disabled) {
      background-color: var(--heloc-color-surface-sunken);
    }
  `,
  danger: css`
    background-color: var(--heloc-color-surface);
    border-color: var(--heloc-color-error);
    color: var(--heloc-color-error);
    &:hover:not([aria-disabled='true'], :disabled) {
      background-color: var(--heloc-color-error-surface);
    }
  `,
} as const;

// `padding`: where letters are large and the page narrow, the words need the room.
const SIZE = {
  small: css`
    min-block-size: 2.75em;
    padding: 0.5em 0.875em;
  `,
  medium: css`
    min-block-size: 3em;
    padding: 0.625em min(1.5em, 7.5cqi);
  `,
  large: css`
    min-block-size: 3.375em;
    padding: 0.75em min(2em, 7.5cqi);
  `,
} as const;

export type ButtonVariant = keyof typeof VARIANT;
export type ButtonSize = keyof typeof SIZE;

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

export const buttonBox = css<ButtonLook>`
  appearance: none;
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625em;
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-inline-size: 2.75em;
  margin: 0;
  border: max(var(--heloc-border-width), 1px) solid;
  border-radius: var(--heloc-radius-button);
  font: inherit;
  font-weight: var(--heloc-font-weight-button);
  letter-spacing: inherit;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  text-transform: var(--heloc-text-transform-button);
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color 120ms ease, border-color 120ms ease;
  ${({ $size }) => SIZE[$size]}
  ${({ $variant }) => VARIANT[$variant]}

  &:focus-visible {
    ${focusRing}
  }
  &[aria-disabled='true'],
  &:disabled {
    cursor: default;
  }
  &[aria-disabled='true']:not([data-busy]),
  &:disabled {
    border-color: var(--heloc-color-disabled-border);
    background-color: var(--heloc-color-surface-sunken);
    color: var(--heloc-color-disabled-text);
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-disabled='true'],
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
