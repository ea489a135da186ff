import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client/createApi.ts';
import { getCoDeedNotary } from '#src/api/contract/coDeed.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';

export type SignerNotary = ResponseOf<typeof getCoDeedNotary>;

export const signerNotaryQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['co-deed-notary', uuid],
    queryFn: ({ signal }) => api.call(getCoDeedNotary, { params: { uuid }, signal }),
  });
