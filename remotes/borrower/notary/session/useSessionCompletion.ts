import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { statusQuery } from '#src/api/queries/status.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';

/**
 * Goes on once the session is complete. When others still have to sign the status stays DEED_SIGNING and only
 * `primaryParticipantAcceptComplete` changes: so another status would never come.
 */
export function useSessionCompletion() {
  const { api } = useRuntime();
  const { uuid, status } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const [accepted, setAccepted] = useState(false);

  const { run, failure } = useAction(async () => {
    const answer = await queries.fetchQuery({ ...statusQuery(api, uuid), staleTime: 0 });
    if (answer.primaryParticipantAcceptComplete) {
      // The next page shows dates that signing has set.
      await flow.refresh();
      setAccepted(true);
    } else await flow.advance();
  });
  const arrive = useEffectEvent(run);
  useEffect(() => arrive(), []);

  // The flow routes by its own copy of the status, which is updated a moment after this answer.
  const seen = accepted && status.primaryParticipantAcceptComplete === true;
  useEffect(() => {
    if (seen) flow.toCurrent();
  }, [seen, flow]);

  return { failed: Boolean(failure), retry: run };
}
