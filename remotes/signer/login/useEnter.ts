import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { keptAddress } from '#src/domain/application/routing.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { storeInvitation } from '../access/invitation.ts';
import { PATHS } from '../access/paths.ts';

/** Begins the session of the invited person, however they have signed in. */
export function useEnter(token: string): (jwt: string) => void {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  return (jwt) => {
    runtime.auth.set(jwt);
    storeInvitation(runtime, { token, used: true });
    // Answers of another session must not be used in this one.
    queries.removeQueries({ queryKey: ['account'] });
    queries.removeQueries({ queryKey: ['co-deed-status'] });
    navigate(keptAddress(`/${PATHS.resume}`, search), { replace: true });
  };
}
