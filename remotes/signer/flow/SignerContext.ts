import { createContext, useContext } from 'react';
import type { SignerData } from './signerSource.ts';

export const SignerContext = createContext<SignerData | undefined>(undefined);

/** What the signer's screens are about, fresh from the server. */
export function useSigner(): SignerData {
  const value = useContext(SignerContext);
  if (!value) throw new Error('This needs the gate of a signer around it');
  return value;
}
