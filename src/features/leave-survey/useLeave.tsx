import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postLeaveSurvey } from '#src/api/contract/leaveSurvey.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { surveyedScreen } from '#src/domain/leaveSurvey.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useApplication } from '../application/ApplicationContext.ts';
import { LeaveSurvey } from './LeaveSurvey.tsx';

/**
 * Leaves the application for now; on some screens, once, a person is asked why. The answer never stands in the way: who
 * wants to go goes, whether it arrives or not.
 */
export function useLeave(): { leave(): void; survey: ReactNode } {
  const runtime = useRuntime();
  const { uuid, heloc } = useApplication();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const screen = heloc.leaveSurvey ? undefined : surveyedScreen(pathname);
  const go = () => runtime.leave('/dashboard');
  if (screen === undefined) return { leave: go, survey: null };
  const tell = async (body: Omit<BodyOf<typeof postLeaveSurvey>, 'screen'>) => {
    await runtime.api.call(postLeaveSurvey, { params: { uuid }, body: { ...body, screen } }).catch(() => {});
    // A host may keep the person here: then they are not asked again.
    setAsking(false);
    queries.setQueryData(helocQuery(runtime.api, uuid).queryKey, { ...heloc, leaveSurvey: true });
    go();
  };
  return {
    leave: () => setAsking(true),
    survey: asking ? (
      <LeaveSurvey
        onAnswer={({ reason, additionalInformation }) => tell({ reason, additionalInformation })}
        onSkip={() => void tell({ reason: null })}
        onStay={() => setAsking(false)}
      />
    ) : null,
  };
}
