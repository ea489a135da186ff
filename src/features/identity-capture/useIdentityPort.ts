import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { useCase } from '../case/CaseContext.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { useSubmit } from '../flow/useSubmit.ts';
import { personCarrier } from '../uploads/engine/carrier.ts';
import type { Captured, Confirmation, IdentityPort, Sides, Verification } from './model.ts';

/** The check of one kind of person: their calls, and the name that the ID is compared with. */
export interface IdentityCheck {
  /** By which a page asks how it stands. */
  query: ReturnType<typeof identityVerificationQuery>;
  send(sides: Sides): Promise<Verification>;
  confirm(answer: Confirmation): Promise<unknown>;
  expectedName: string;
  nameOn: IdentityPort['nameOn'];
  /** Where the status stays as it is when the ID is confirmed: where one goes on. */
  onStayed?: () => unknown;
}

/** What the capture works with, for whom the check is. */
export function useIdentityPort(
  check: IdentityCheck,
  verification: Verification | undefined,
  draft: Draft<Captured>,
): IdentityPort {
  const { api } = useRuntime();
  const { calls } = useCase();
  const queries = useQueryClient();
  const backOfId = useFlag('backOfId');
  /** What was captured since the draft was read. */
  const [captured, setCaptured] = useState<Captured>();
  const confirm = useSubmit(check.confirm, {
    statusStays: check.onStayed !== undefined,
    ...(check.onStayed ? { onStayed: check.onStayed } : {}),
  });
  return {
    verification,
    backOfId,
    async confirm(answer) {
      if (answer.matches) return confirm(answer, draft.submitted);
      // A person looks at the name: the status stays, and this page says so.
      await check.confirm(answer);
      draft.submitted();
      await queries.refetchQueries(check.query);
    },
    captured: captured ?? draft.values,
    save(next) {
      setCaptured(next);
      draft.save(next);
    },
    upload: (documentType) => ({
      carrier: personCarrier(api),
      take: (uploadUuid, signal) => calls.uploadDocument(documentType, uploadUuid, { signal }),
    }),
    async send(sides) {
      queries.setQueryData(check.query.queryKey, await check.send(sides));
      // Query observers are notified in a later task; without the wait the next photo would start with the previous outcome.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
    expectedName: check.expectedName,
    nameOn: check.nameOn,
  };
}
