import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadDocument } from '#src/api/contract/documents.ts';
import { postIdentityVerification, putIdentityConfirmation } from '#src/api/contract/identityVerification.ts';
import { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/names.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { Draft } from '#src/features/drafts/useDraft.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import type {
  Captured,
  Confirmation,
  IdentityPort,
  Verification,
} from '#src/features/identity-capture/model.ts';
import { personCarrier } from '#src/features/uploads/engine/carrier.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';

/** The identity check of the applicant. */
export function useIdentityPort(
  verification: Verification | undefined,
  draft: Draft<Captured>,
): IdentityPort {
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const queries = useQueryClient();
  const backOfId = useFlag('backOfId');
  /** What was captured since the draft was read. */
  const [captured, setCaptured] = useState<Captured>();
  const confirm = useSubmit((answer: Confirmation) =>
    api.call(putIdentityConfirmation, { params: { uuid }, body: answer }),
  );
  const { firstName, middleName, lastName, suffix } = heloc.owner;
  return {
    verification,
    backOfId,
    async confirm(answer) {
      if (answer.matches) return confirm(answer, draft.submitted);
      // A person looks at the name: the status stays, and this page says so.
      await api.call(putIdentityConfirmation, { params: { uuid }, body: answer });
      draft.submitted();
      await queries.refetchQueries(identityVerificationQuery(api, uuid));
    },
    captured: captured ?? draft.values,
    save(next) {
      setCaptured(next);
      draft.save(next);
    },
    upload: (documentType) => ({
      carrier: personCarrier(api),
      take: (uploadUuid, signal) =>
        api.call(uploadDocument, { params: { uuid }, body: { documentType, uploadUuid }, signal }),
    }),
    async send(sides) {
      const answer = await api.call(postIdentityVerification, { params: { uuid }, body: sides });
      queries.setQueryData(identityVerificationQuery(api, uuid).queryKey, answer);
      // Query observers are notified in a later task; without the wait the next photo would start with the previous outcome.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
    applicationName: fullName({
      firstName,
      middleName: middleName ?? undefined,
      lastName,
      suffix: suffixToApi(suffix),
    }),
  };
}
