import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Signer } from '#src/api/contract/parts.ts';
import { postSignerResend } from '#src/api/contract/signers.ts';
import { signersQuery } from '#src/api/queries/signers.ts';
import { words } from '#src/brand/words.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFailure } from '#src/ui/form/failure.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
import { useCase } from '../case/CaseContext.ts';
import { copy } from './copy.ts';

export interface StatusMessage {
  tone: 'success' | 'error';
  text: ReactElement;
}

/**
 * Resends an invitation, at most every 10 minutes: the server enforces that and the button shows it. A page with another
 * message sets it with `setStatusMessage`, so that only the latest is shown.
 */
export function useResend() {
  const failureOf = useFailure('resend');
  const { api, now } = useRuntime();
  const { uuid, state } = useCase();
  const queries = useQueryClient();
  const [pressed, setPressed] = useState<string>();
  const [statusMessage, setStatusMessage] = useState<StatusMessage>();

  const { run, busy } = useAction(async (signer: Signer) => {
    setPressed(signer.uuid);
    setStatusMessage(undefined);
    try {
      await api.call(postSignerResend, { params: { uuid, signerUuid: signer.uuid } });
      setStatusMessage({ tone: 'success', text: words(copy, 'resent', { address: signer.email }) });
    } catch (error) {
      const tooSoon = error instanceof ApiError && error.code === 'rate-limited' && signer.resendAt;
      setStatusMessage({
        tone: 'error',
        text:
          tooSoon && error.messages.length === 0
            ? words(copy, 'resendLater', dayAndTime(new Date(tooSoon), timeZoneOf(state)))
            : failureOf(error),
      });
    }
    void queries.invalidateQueries({ queryKey: signersQuery(api, uuid).queryKey });
  });
  /** When it may be sent again; undefined: now. */
  const notBefore = ({ resendAt }: Signer): Date | undefined => {
    const time = new Date(resendAt ?? '');
    return time.getTime() > now().getTime() ? time : undefined;
  };
  return { resend: run, sending: busy ? pressed : undefined, statusMessage, setStatusMessage, notBefore };
}
