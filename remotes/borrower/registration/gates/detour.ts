import type { To } from 'react-router';
import { postWaitlist } from '#src/api/contract/eligibility.ts';
import { referrerRefusal, waitlistPath } from '#src/domain/eligibility.ts';
import { waitlistBody } from '#src/domain/waitlist.ts';
import { carried } from '../carried.ts';
import type { RegistrationKeeper } from '../useRegistration.ts';
import type { GateContext } from './context.ts';
import { reasonFor } from './findStop.ts';
import { failureOf, gateQueries } from './lookUps.ts';
import { notAccepting } from './notAccepting.ts';

/**
 * Where registration ends before its last step: the referrer turned out to be nobody, or everything that the waitlist
 * asks for is known and the property leads there. Goes by what has been looked up by now; nothing is waited for.
 */
export async function findDetour(
  context: GateContext,
  registration: RegistrationKeeper,
): Promise<To | undefined> {
  const { runtime, brand, queries, visit, search } = context;
  const known = gateQueries(context);
  const refusal = referrerRefusal({
    required: brand.capabilities.requiresReferrer,
    referrerId: visit.referrerId,
    failure: failureOf(queries.getQueryState(known.referrer.queryKey)?.error),
  });
  if (refusal) return notAccepting(refusal, search);

  const body = waitlistBody(registration.get().answers);
  if (!body) return undefined;
  const lists = {
    states: queries.getQueryData(known.states.queryKey)?.states,
    zips: queries.getQueryData(known.zips.queryKey)?.blockedZips,
  };
  const reason = reasonFor(context, body, lists);
  if (!reason) return undefined;
  await runtime.api.call(postWaitlist, { body });
  registration.forget();
  const query = new URLSearchParams(carried(search));
  query.set('reason', reason);
  return { pathname: waitlistPath(brand.role), search: query.toString() };
}
