import { postIdentityVerification, putIdentityConfirmation } from '#src/api/contract/identityVerification.ts';
import { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { IdentityCheck } from '#src/features/identity-capture/useIdentityPort.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** The identity check of the applicant. */
export function useIdentityCheck(): IdentityCheck {
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const params = { uuid };
  return {
    query: identityVerificationQuery(api, uuid),
    send: (body) => api.call(postIdentityVerification, { params, body }),
    confirm: (body) => api.call(putIdentityConfirmation, { params, body }),
    expectedName: fullName(heloc.owner),
    nameOn: 'APPLICATION',
  };
}
