import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getHeloc } from '../contract/heloc.ts';
import { getCosts } from '../contract/offer.ts';

export const helocQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['heloc', uuid],
    queryFn: ({ signal }) => api.call(getHeloc, { params: { uuid }, signal }),
  });

export const costsQuery = (api: Api, uuid: string, drawAmount: number) =>
  queryOptions({
    queryKey: ['costs', uuid, drawAmount],
    queryFn: ({ signal }) => api.call(getCosts, { params: { uuid }, query: { drawAmount }, signal }),
  });
