import { useEffect, useEffectEvent, useState } from 'react';
import { useApplication, useFlow } from '#src/features/flow/ApplicationContext.ts';

/**
 * Goes on once the session is complete. When others still have to sign the status stays DEED_SIGNING and only
 * `primaryParticipantAcceptComplete` changes: waiting for another status would be in vain.
 */
export function useArrival(completed: boolean, forget: () => void) {
  const { status } = useApplication();
  const flow = useFlow();
  const [refreshed, setRefreshed] = useState(false);
  const [failed, setFailed] = useState(false);

  const refresh = async () => {
    setFailed(false);
    setRefreshed(false);
    try {
      await flow.refresh();
      setRefreshed(true);
    } catch {
      setFailed(true);
    }
  };
  const arrive = useEffectEvent(async () => {
    forget();
    await refresh();
  });
  useEffect(() => {
    if (completed) void arrive();
  }, [completed]);

  const go = useEffectEvent(() => {
    if (status.primaryParticipantAcceptComplete) flow.toCurrent();
    else flow.advance().catch(() => setFailed(true));
  });
  useEffect(() => {
    if (refreshed) go();
  }, [refreshed]);

  return { failed, retry: refresh };
}
