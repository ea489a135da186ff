import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';
import { getIdentity } from '#src/api/contract/identity.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Here a session that has ended is no reason to leave the page: the invitation is what signs a person in. */
const getIdentityQuietly = { ...getIdentity, unauthorized: 'reject' } as const;

/** Who is signed in on this page; `null` once the session turns out to be over. */
export const accountQuery = ({ api, auth }: Runtime) =>
  queryOptions({
    queryKey: ['account'],
    async queryFn({ signal }) {
      try {
        return await api.call(getIdentityQuietly, { signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
        auth.clear();
        return null;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
