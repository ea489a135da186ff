import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Fragment, jsx, jsxs } from '#src/jsx/runtime.ts';

/** Larger and heavier than what is beside it, in every theme: its weights may be any. */
export const prominence = css`
  color: var(--heloc-color-text);
  font-size: 1.25em;
  font-weight: 700;
`;

export const Prominent = styled.span`
  ${prominence}
`;

/** An APR with its figure, whichever comes first. */
const APR = /(\d[\d.,]*\s*%\s*APR\b|\bAPR\b(?:\D{0,12}\d[\d.,]*\s*%)?)/;

/** A text in which the APR stands out (docs/rules.md#apr-stands-out). */
export function withApr(text: string): ReactNode {
  // Text and matches take turns.
  const pieces = text
    .split(APR)
    .map((piece, index) => (index % 2 ? jsx(Prominent, { children: piece }) : piece));
  return jsxs(Fragment, { children: pieces });
}
