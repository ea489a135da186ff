import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getNotary } from '../contract/notary.ts';

export const notaryQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['notary', uuid],
    queryFn: ({ signal }) => api.call(getNotary, { params: { uuid }, signal }),
  });
