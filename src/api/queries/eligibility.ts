import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getStateLicenses, getStatesEligibility, getZipEligibility } from '../contract/eligibility.ts';

/** Where an organisation lends does not change during an application. */
const LISTS_STALE_MS = 10 * 60_000;

export const statesEligibilityQuery = (api: Api, orgCode: string) =>
  queryOptions({
    queryKey: ['states-eligibility', orgCode],
    queryFn: ({ signal }) => api.call(getStatesEligibility, { query: { orgCode }, signal }),
    staleTime: LISTS_STALE_MS,
  });

export const zipEligibilityQuery = (api: Api, orgCode: string) =>
  queryOptions({
    queryKey: ['zip-eligibility', orgCode],
    queryFn: ({ signal }) => api.call(getZipEligibility, { query: { orgCode }, signal }),
    staleTime: LISTS_STALE_MS,
  });

export const stateLicensesQuery = (api: Api, orgCode: string) =>
  queryOptions({
    queryKey: ['state-licenses', orgCode],
    queryFn: ({ signal }) => api.call(getStateLicenses, { query: { orgCode }, signal }),
    staleTime: LISTS_STALE_MS,
  });
