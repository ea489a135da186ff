import { postCoDeedIdentity, putCoDeedIdentityConfirmation } from '#src/api/contract/coDeed.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { IdentityCheck } from '#src/features/identity-capture/useIdentityPort.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { signerIdentityQuery } from './queries.ts';

/** The identity check of a signer. */
export function useSignerIdentity(): IdentityCheck {
  const { api } = useRuntime();
  const { applicationUuid: uuid, legalName } = useSigner();
  const params = { uuid };
  return {
    query: signerIdentityQuery(api, uuid),
    send: (body) => api.call(postCoDeedIdentity, { params, body }),
    confirm: (body) => api.call(putCoDeedIdentityConfirmation, { params, body }),
    expectedName: fullName(legalName),
    nameOn: 'DEED',
  };
}
