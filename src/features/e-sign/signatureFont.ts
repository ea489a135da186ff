import { css } from 'styled-components';
import type { SignatureStyle } from './schema.ts';

export const SIGNATURE_FACE = 'heloc-signature';

/** The looks of a typed signature. Until its face is there the first is in the platform's own hand; the others are the theme's. */
export const SIGNATURE_FONT = {
  script: css`
    font-family: ${SIGNATURE_FACE}, cursive;
    font-size: 1.5em;
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
