import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getNotary, getNotarySession } from '../contract/notary.ts';

export const notaryQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['notary', uuid],
    queryFn: ({ signal }) => api.call(getNotary, { params: { uuid }, signal }),
  });

const SESSION_POLL_MS = 1000;
const ENDED: readonly string[] = ['COMPLETED', 'NO_SHOW', 'FAILED'];

/** Asks again by itself until the session has ended. */
export const notarySessionQuery = (api: Api, uuid: string, sessionId: string) =>
  queryOptions({
    queryKey: ['notary-session', uuid, sessionId],
    queryFn: ({ signal }) => api.call(getNotarySession, { params: { uuid, sessionId }, signal }),
    refetchInterval: (query) => (ENDED.includes(query.state.data?.state ?? '') ? false : SESSION_POLL_MS),
  });
