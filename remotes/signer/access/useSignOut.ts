import { logoutRedirect } from '#src/api/contract/identity.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Ends the session here, whatever the server says. */
export function useSignOut(): () => Promise<void> {
  const { api, session } = useRuntime();
  return async () => {
    await api.call(logoutRedirect, { params: { audience: session.audience() } }).catch(() => {});
    session.end();
  };
}
