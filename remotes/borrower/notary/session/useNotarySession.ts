import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { postNotaryComplete, postNotarySession } from '#src/api/contract/notary.ts';
import { notarySessionQuery } from '#src/api/queries/notary.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { type StoredSession, useSessionStore } from '../sessionStore.ts';

const LOOK_EVERY_MS = 1000;
const ENDED: readonly (string | undefined)[] = ['COMPLETED', 'NO_SHOW', 'FAILED'];

/** A connection that drops more often than this needs a person, not another try. */
const RECONNECTS = 3;

/** The session that this tab is in, kept up to date until it ends; a dropped one is picked up again. */
export function useNotarySession(stored: StoredSession) {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const sessions = useSessionStore(uuid);
  const [current, setCurrent] = useState(stored);
  const [lost, setLost] = useState(false);
  const reconnects = useRef(0);
  const query = useQuery(notarySessionQuery(api, uuid, current.sessionId));
  const session = query.data;
  const state = session?.state;
  // Who waits in line may be elsewhere meanwhile.
  usePolledQuery(query, { everyMs: LOOK_EVERY_MS, active: !ENDED.includes(state), hidden: true });

  const gone = query.error instanceof ApiError && query.error.code === 'not-found';
  const giveUp = useEffectEvent(() => {
    sessions.forget();
    flow.toCurrent();
  });
  useEffect(() => {
    if (gone) giveUp();
  }, [gone]);

  const reconnect = useEffectEvent(async () => {
    reconnects.current += 1;
    if (reconnects.current > RECONNECTS) {
      setLost(true);
      return;
    }
    try {
      const answer = await api.call(postNotarySession, {
        params: { uuid },
        body: { recordingConsent: true, recordingConsentVersion: current.consentVersion },
      });
      const next = { ...current, sessionId: answer.sessionId };
      sessions.keep(next);
      queries.setQueryData(notarySessionQuery(api, uuid, answer.sessionId).queryKey, answer);
      setCurrent(next);
    } catch {
      setLost(true);
    }
  });
  const { sessionId } = current;
  useEffect(() => {
    if (state === 'DROPPED' && sessionId) void reconnect();
  }, [state, sessionId]);

  useEffect(() => {
    if (state === 'NO_SHOW' || state === 'FAILED') sessions.forget();
  }, [state, sessions]);

  /** In the server's eyes the person has signed; then the status says where to go. */
  const sign = async () => {
    await api.call(postNotaryComplete, { params: { uuid, sessionId } });
    await query.refetch();
  };

  return {
    session,
    /** The last look failed; the next comes by itself. */
    unreachable: query.isError && !gone,
    lost,
    sign,
    forget: sessions.forget,
  };
}
