import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getDefaultLoanOriginator, getLicensedStates, getLoanOriginator } from '../contract/referral.ts';

/** A loan officer's data rarely changes (docs/rules.md#loan-officer-card). */
const LO_STALE_MS = 10 * 60_000;

export const loanOriginatorQuery = (api: Api, loanOriginatorUuid: string, organization: string) =>
  queryOptions({
    queryKey: ['loan-originator', loanOriginatorUuid, organization],
    queryFn: ({ signal }) =>
      api.call(getLoanOriginator, { params: { loanOriginatorUuid }, query: { organization }, signal }),
    staleTime: LO_STALE_MS,
  });

export const defaultLoanOriginatorQuery = (api: Api, organization: string, state?: string) =>
  queryOptions({
    queryKey: ['loan-originator', 'default', organization, state ?? null],
    queryFn: ({ signal }) =>
      api.call(getDefaultLoanOriginator, { query: { organization, productType: 'HELOC', state }, signal }),
    staleTime: LO_STALE_MS,
  });

export const licensedStatesQuery = (api: Api, loanOriginatorUuid: string) =>
  queryOptions({
    queryKey: ['licensed-states', loanOriginatorUuid],
    queryFn: ({ signal }) => api.call(getLicensedStates, { params: { loanOriginatorUuid }, signal }),
    staleTime: LO_STALE_MS,
  });
