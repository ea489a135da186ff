import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IDENTITY_DOCUMENT_SIZES, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';

/** Around the document on each side, as a share of the picture. */
const MARGIN = '6%';

/** Wider than tall whatever is in it: nothing shifts when a picture comes. */
const Box = styled.div<{ $width: number; $height: number }>`
  position: relative;
  inline-size: 100%;
  max-inline-size: 26em;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  overflow: hidden;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface-sunken);
  & > :first-child {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;
/** Light on dark: seen on any picture. Forced colors leave the border. */
const Outline = styled.div`
  position: absolute;
  inset: ${MARGIN};
  border: 0.1875em dashed #fff;
  border-radius: 0.75em;
  outline: 0.0625em solid rgb(0 0 0 / 0.6);
  pointer-events: none;
`;

/** A picture in the proportions of the document, and where its edges belong. */
export function DocumentFrame({ kind, children }: { kind: IdentityDocument; children: ReactNode }) {
  const { width, height } = IDENTITY_DOCUMENT_SIZES[kind];
  return (
    <Box $width={width} $height={height} {...EXCLUDED}>
      {children}
      <Outline aria-hidden />
    </Box>
  );
}
