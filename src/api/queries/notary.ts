import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getNotary, getNotarySession, getNotarySlots } from '../contract/notary.ts';

export const notaryQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['notary', uuid],
    queryFn: ({ signal }) => api.call(getNotary, { params: { uuid }, signal }),
  });

export const notarySessionQuery = (api: Api, uuid: string, sessionId: string) =>
  queryOptions({
    queryKey: ['notary-session', uuid, sessionId],
    queryFn: ({ signal }) => api.call(getNotarySession, { params: { uuid, sessionId }, signal }),
  });

export const notarySlotsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['notary-slots', uuid],
    queryFn: ({ signal }) => api.call(getNotarySlots, { params: { uuid }, signal }),
  });
