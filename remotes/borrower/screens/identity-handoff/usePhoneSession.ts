import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openIdentityHandoff } from '#src/api/contract/identityHandoff.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { type PhoneSession, readPhoneSession, savePhoneSession } from './phoneSession.ts';

/** Exchanges the token in the fragment for a session, once; after a reload goes on with the one it gave. */
export function usePhoneSession() {
  const { api, personal } = useRuntime();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1);
  const [session, setSession] = useState(() => (token ? undefined : readPhoneSession(personal.session)));
  const keep = (next: PhoneSession) => {
    savePhoneSession(personal.session, next);
    setSession(next);
  };
  const opened = useQuery({
    queryKey: ['identity-handoff-phone', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      const answer = await api.call(openIdentityHandoff, { body: { token } });
      keep({ ...answer, sent: [] });
      return answer;
    },
  });
  useEffect(() => {
    // Used up: out of the address, so that it is in no history and a reload does not try it again.
    if (opened.isSuccess) void navigate({ search, hash: '' }, { replace: true });
  }, [opened.isSuccess, navigate, search]);
  return { session, keep, opening: opened };
}
