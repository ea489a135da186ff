import styled from 'styled-components';
import type { SignatureStyle } from './schema.ts';
import { SIGNATURE_FONT } from './signatureFont.ts';

/** A typed signature or initials in the chosen looks. */
export const SignatureText = styled.span<{ $look: SignatureStyle }>`
  ${({ $look }) => SIGNATURE_FONT[$look]}
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
