import { IdentityPage } from '#src/features/identity-capture/IdentityPage.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { useSignerIdentity } from './useSignerIdentity.ts';

/**
 * The signer's ID.
 *
 * @param onStayed where it is asked for once more: the status does not lead on then
 */
export function SignerIdentity({ onStayed }: { onStayed?: () => unknown }) {
  const { email } = useSigner();
  const check = useSignerIdentity();
  return (
    <IdentityPage check={{ ...check, ...(onStayed ? { onStayed } : {}) }} reviewCopy={copy} email={email} />
  );
}
