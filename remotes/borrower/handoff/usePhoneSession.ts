import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openHandoff } from '#src/api/contract/handoff.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import {
  type PhoneSession,
  readPhoneSession,
  readPhoneToken,
  savePhoneSession,
  savePhoneToken,
} from './phoneSession.ts';

/**
 * Takes the token out of the fragment at once, so that it is in no history, and exchanges it for a session, once. A
 * reload goes on with whichever of the two there is.
 */
export function usePhoneSession() {
  const { api, personal } = useRuntime();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const scanned = hash.slice(1);
  const [token, setToken] = useState(() => scanned || readPhoneToken(personal.session));
  const [session, setSession] = useState(() => (scanned ? undefined : readPhoneSession(personal.session)));
  const store = (next: PhoneSession) => {
    savePhoneSession(personal.session, next);
    setSession(next);
  };
  useEffect(() => {
    if (!scanned) return;
    savePhoneToken(personal.session, scanned);
    setToken(scanned);
    setSession(undefined);
    void navigate({ search, hash: '' }, { replace: true });
  }, [scanned, personal, navigate, search]);
  const opened = useQuery({
    queryKey: ['handoff-phone', token],
    enabled: !session && token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      const answer = await api.call(openHandoff, { body: { token: token ?? '' } });
      savePhoneToken(personal.session, undefined);
      store({ ...answer, documentKind: answer.documentKind ?? null, sent: [], files: [], isDone: false });
      return answer;
    },
  });
  return { session, store, opening: opened };
}
