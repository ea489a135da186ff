import { css } from 'styled-components';
import type { SignatureStyle } from './schema.ts';

/** The looks of a typed signature. `cursive` is the platform's own hand; the others are the theme's faces. */
export const SIGNATURE_FONT = {
  script: css`
    font-family: cursive;
    font-size: 1.375em;
  `,
  italic: css`
    font-family: var(--heloc-font-heading);
    font-size: 1.25em;
    font-style: italic;
  `,
  plain: css`
    font-family: var(--heloc-font-body);
    font-size: 1.25em;
  `,
} as const satisfies Record<SignatureStyle, ReturnType<typeof css>>;
