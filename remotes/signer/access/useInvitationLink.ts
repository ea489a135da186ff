import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';
import { acceptInvitation, tokenOf } from './invitation.ts';
import { PATHS } from './paths.ts';

/**
 * Takes the token out of the address, before anything is shown, called or reported: who has it can ask for codes.
 * @returns whether the address is free of it
 */
export function useInvitationLink(): boolean {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const location = useLocation();
  const token = tokenOf(location);
  useEffect(() => {
    if (token === undefined) return;
    acceptInvitation(runtime, token);
    const query = new URLSearchParams(location.search);
    query.delete('token');
    navigate({ pathname: `/${PATHS.login}`, search: query.toString(), hash: '' }, { replace: true });
  }, [token, location.search, runtime, navigate]);
  return token === undefined;
}
