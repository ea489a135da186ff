import { ApiError } from '#src/api/client/apiError.ts';
import { statesEligibilityQuery, zipEligibilityQuery } from '#src/api/queries/eligibility.ts';
import { licensedStatesQuery, loanOriginatorQuery } from '#src/api/queries/referral.ts';
import {
  isUnlicensedState,
  type ReferrerFailure,
  referrerFailure,
} from '#src/domain/registration/eligibility.ts';
import type { GateContext } from './context.ts';

/** Everything that is looked up; the same keys while the person types and when they press Continue. */
export function gateQueries(context: Pick<GateContext, 'runtime' | 'visit'>) {
  const { api, org } = context.runtime;
  const referrerId = () => context.visit.referrerId ?? '';
  return {
    states: statesEligibilityQuery(api, org()),
    zips: zipEligibilityQuery(api, org()),
    get referrer() {
      return loanOriginatorQuery(api, referrerId(), org());
    },
    get licences() {
      return licensedStatesQuery(api, referrerId());
    },
  };
}

/** What a failed look-up of the referrer means. */
export function failureOf(error: unknown): ReferrerFailure | undefined {
  if (!error) return undefined;
  return referrerFailure(error instanceof ApiError ? error.status : 0);
}

interface Licensing {
  enforceLicensedStatesForReferral?: boolean | null | undefined;
  licensedStates?: readonly string[] | null | undefined;
}

/** Whether the states are enforced and have to be asked for, because the referrer's record does not say them. */
export const needsLicences = (referrer: Licensing | undefined) =>
  Boolean(referrer?.enforceLicensedStatesForReferral && !referrer.licensedStates);

/** Whether the referrer is not licensed in a state; a list that is not available blocks no one. */
export function isUnlicensedFor(
  referrer: Licensing | undefined,
  licences: readonly string[] | undefined,
  state: string,
): boolean {
  const licensedStates = referrer?.licensedStates ?? licences;
  return Boolean(licensedStates && isUnlicensedState({ ...referrer, licensedStates }, state));
}
