import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postLeaveSurvey } from '#src/api/contract/leaveSurvey.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import { useApplication } from '../application/ApplicationContext.ts';
import { ComeBack } from './ComeBack.tsx';
import { LeaveSurvey } from './LeaveSurvey.tsx';

/** Nobody is held longer by an answer that is on its way. */
const LEAVE_WITHIN_MS = 2000;

/**
 * Leaves the application for now, after saying how to come back; on some screens, once, a person is asked why. The answer
 * never blocks leaving, even if it cannot be sent.
 */
export function useLeave(): { leave(): void; dialog: ReactNode } {
  const runtime = useRuntime();
  const { uuid, heloc, profile, screen } = useApplication();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  /** An answer is on its way, and then they leave, unless they think better of it. */
  const isLeaving = useRef(false);
  const stay = () => {
    isLeaving.current = false;
    setOpen(false);
  };
  // A host may keep the person here: then the dialog is over.
  const go = () => {
    stay();
    runtime.leave('/dashboard');
  };
  const leave = () => setOpen(true);
  if (!isOpen) return { leave, dialog: null };
  if (!screen.asksWhyLeaving || heloc.leaveSurvey)
    return { leave, dialog: <ComeBack email={profile.email} onLeave={go} onStay={stay} /> };
  const submitSurvey = async (body: Omit<BodyOf<typeof postLeaveSurvey>, 'screen'>) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    runtime.telemetry.track('heloc_survey_answered', { reason: body.reason }, { applicationUuid: uuid });
    // Whatever becomes of it; 409: another tab was asked already.
    await withTimeLimit(
      runtime.api.call(postLeaveSurvey, { params: { uuid }, body: { ...body, screen: screen.path } }),
      LEAVE_WITHIN_MS,
    );
    // They are not asked again.
    queries.setQueryData(
      helocQuery(runtime.api, uuid).queryKey,
      (held) => held && { ...held, leaveSurvey: true },
    );
    if (isLeaving.current) go();
  };
  return {
    leave,
    dialog: (
      <LeaveSurvey
        email={profile.email}
        onAnswer={({ reason, additionalInformation }) => submitSurvey({ reason, additionalInformation })}
        onSkip={() => void submitSurvey({ reason: null })}
        onStay={stay}
      />
    ),
  };
}
