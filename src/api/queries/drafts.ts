import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getDraft } from '../contract/drafts.ts';

/** Read once when a screen opens; afterwards the form holds the truth. */
export const draftQuery = (api: Api, uuid: string, screen: string) =>
  queryOptions({
    queryKey: ['draft', uuid, screen],
    queryFn: ({ signal }) => api.call(getDraft, { params: { uuid, screen }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
