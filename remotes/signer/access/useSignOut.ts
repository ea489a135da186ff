import { useQueryClient } from '@tanstack/react-query';
import { logoutRedirect } from '#src/api/contract/identity.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Ends the session here whatever the server says, and forgets what was loaded with it. */
export function useSignOut(): () => Promise<void> {
  const { api, auth } = useRuntime();
  const queries = useQueryClient();
  return async () => {
    await api.call(logoutRedirect, { params: { audience: 'customer' } }).catch(() => {});
    auth.clear();
    queries.removeQueries({ queryKey: ['account'] });
    queries.removeQueries({ queryKey: ['co-deed-status'] });
  };
}
