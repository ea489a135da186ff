import { useQuery } from '@tanstack/react-query';
import { postSigningSession } from '#src/api/contract/signing.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { SignerLocation } from '../location-alert/position.ts';
import { loadProvider } from './port.ts';

/** The signing session of an application: opened at once, continued (and so prolonged) by `refetch`. */
export function useSigningSession(uuid: string, location: SignerLocation | undefined) {
  const { api } = useRuntime();
  return useQuery({
    queryKey: ['signing-session', uuid],
    queryFn: async ({ signal }) => {
      const session = await api.call(postSigningSession, { params: { uuid }, body: { location }, signal });
      const provider = await loadProvider(session.provider, {
        api,
        applicationUuid: uuid,
        sessionId: session.sessionId,
      });
      return { session, provider };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
