import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getIdentity } from '../contract/identity.ts';

/** Who is signed in; the same for as long as the session is. */
export const identityQuery = (api: Api) =>
  queryOptions({
    queryKey: ['identity'],
    queryFn: ({ signal }) => api.call(getIdentity, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
