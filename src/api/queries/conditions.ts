import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getConditions } from '../contract/conditions.ts';

const EVERY_MS = 60_000;

/** What the lender still needs from a person; new requests are there within a minute, or when they come back. */
export const conditionsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['conditions', uuid],
    queryFn: ({ signal }) => api.call(getConditions, { params: { uuid }, signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
