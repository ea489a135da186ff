import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '#src/domain/text/uuid.ts';
import { ApiError } from '../client/apiError.ts';
import type { Api } from '../client/createApi.ts';
import { getDefaultLoanOriginator, getLicensedStates, getLoanOriginator } from '../contract/referral.ts';

/** A loan officer's data rarely changes (docs/rules.md#loan-officer-card). */
const LO_STALE_MS = 10 * 60_000;

/** Nobody is asked about an id that is none (docs/rules.md#referrer). */
async function ofKnown<T>(loanOriginatorUuid: string, ask: () => Promise<T>): Promise<T> {
  if (isUuid(loanOriginatorUuid)) return ask();
  throw new ApiError({
    code: 'not-found',
    status: 404,
    messages: [],
    message: 'The id of a loan officer is none',
  });
}

export const loanOriginatorQuery = (api: Api, loanOriginatorUuid: string, organization: string) =>
  queryOptions({
    queryKey: ['loan-originator', loanOriginatorUuid, organization],
    queryFn: ({ signal }) =>
      ofKnown(loanOriginatorUuid, () =>
        api.call(getLoanOriginator, { params: { loanOriginatorUuid }, query: { organization }, signal }),
      ),
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
    queryFn: ({ signal }) =>
      ofKnown(loanOriginatorUuid, () =>
        api.call(getLicensedStates, { params: { loanOriginatorUuid }, signal }),
      ),
    staleTime: LO_STALE_MS,
  });
