import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client/createApi.ts';
import { getCoDeedIdentity } from '#src/api/contract/coDeed.ts';

export const signerIdentityQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['co-deed-identity', uuid],
    queryFn: ({ signal }) => api.call(getCoDeedIdentity, { params: { uuid }, signal }),
  });
