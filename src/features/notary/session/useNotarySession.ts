import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { statusCode } from '#src/domain/application/status.ts';
import { hasEndedSession, isOpenSession, notaryState } from '#src/domain/notary/notarySession.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import type { NotaryPort } from '../port.ts';
import { sessionQuery } from '../queries.ts';
import { type StoredSession, useSessionStore } from '../sessionStore.ts';

const POLL_INTERVAL_MS = 1000;

/** A connection that drops more often than this needs a person, not another try. */
const RECONNECTS = 3;

/** The session that this tab is in, kept up to date until it ends; a dropped one is picked up again. */
export function useNotarySession(port: NotaryPort, stored: StoredSession, onGone: () => void) {
  const { reporter } = useRuntime();
  const queries = useQueryClient();
  const sessions = useSessionStore(port.uuid);
  const [current, setCurrent] = useState(stored);
  const [lost, setLost] = useState(false);
  /** Whether the session was open while this page was: only then is its end announced, not on a later visit. */
  const [seenOpen, setSeenOpen] = useState(false);
  const reconnects = useRef(0);
  const query = useQuery(sessionQuery(port, current.sessionId));
  const session = query.data;
  const state = session && notaryState(session.state);
  const ended = state && hasEndedSession(state) ? state : undefined;
  // Who comes back to a session that has expired meanwhile gets another.
  const mustRenew = state === 'DROPPED' || (ended === 'EXPIRED' && !seenOpen);
  // A person who waits in line may look at another tab.
  usePolledQuery(query, { everyMs: POLL_INTERVAL_MS, active: !ended, hidden: true });

  const gone = query.error instanceof ApiError && query.error.code === 'not-found';
  const giveUp = useEffectEvent(() => {
    sessions.forget();
    onGone();
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
      const answer = await port.startSession({
        recordingConsent: true,
        recordingConsentVersion: current.consentVersion,
      });
      const next = { ...current, sessionId: answer.sessionId };
      sessions.store(next);
      queries.setQueryData(sessionQuery(port, answer.sessionId).queryKey, answer);
      setCurrent(next);
    } catch {
      setLost(true);
    }
  });
  const { sessionId } = current;
  useEffect(() => {
    if (mustRenew && sessionId) void reconnect();
  }, [mustRenew, sessionId]);

  const isOpen = state !== undefined && isOpenSession(state);
  useEffect(() => {
    if (isOpen) setSeenOpen(true);
  }, [isOpen]);

  const isOver = ended !== undefined && !mustRenew;
  useEffect(() => {
    if (isOver) sessions.forget();
  }, [isOver, sessions]);

  const unknown = session && state !== session.state ? session.state : undefined;
  useEffect(() => {
    if (unknown !== undefined)
      reporter.warn('Unknown state of a notary session', { state: statusCode(unknown) });
  }, [unknown, reporter]);

  /** The server knows that the person has signed: the status leads on. */
  const sign = async () => {
    await port.completeSession(sessionId);
    await query.refetch();
  };

  return {
    session,
    state,
    /** How it ended, if it did. */
    ending: lost ? ('LOST' as const) : mustRenew ? undefined : ended,
    /** The last look failed; the next comes by itself. */
    unreachable: query.isError && !gone,
    sign,
  };
}
