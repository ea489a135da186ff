import type { To } from 'react-router';
import { getIdentity } from '#src/api/contract/identity.ts';
import { postWaitlist } from '#src/api/contract/waitlist.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import { searchFor } from '#src/domain/application/routing.ts';
import { wording } from '#src/domain/application/wording.ts';
import { normalizeAddress } from '#src/domain/property/address.ts';
import { referrerRefusal, waitlistPath } from '#src/domain/registration/eligibility.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { waitlistBody } from '#src/domain/registration/waitlist.ts';
import type { RegistrationKeeper } from '#src/features/registration/useRegistration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { screenOf } from '../create/wording.ts';
import type { FlowInUse } from '../flow.ts';
import type { GateContext } from './context.ts';
import { copy } from './copy.ts';
import { reasonFor } from './findPropertyBlock.ts';
import { failureOf, gateQueries } from './lookUps.ts';
import { notAccepting } from './notAccepting.ts';

/**
 * Where registration ends before its last step: the referrer does not exist, or the property leads to the waitlist and its
 * answers are known. Uses what has been looked up so far. After an earlier visit of the property step the notice is shown
 * there first.
 */
export async function findEarlyExit(
  context: GateContext,
  registration: RegistrationKeeper,
  { flow, to }: FlowInUse,
): Promise<To | undefined> {
  const { runtime, bundle, queries, visit, search } = context;
  const { brand } = bundle;
  const known = gateQueries(context);
  const refusal = referrerRefusal({
    required: brand.capabilities.requiresReferrer,
    referrerId: visit.referrerId,
    failure: failureOf(queries.getQueryState(known.referrer.queryKey)?.error),
  });
  if (refusal) return notAccepting(refusal, search);

  const { answers, noticed } = registration.get();
  if (!answers.propertyAddress) return undefined;
  const lists = {
    states: queries.getQueryData(known.states.queryKey)?.states,
    zips: queries.getQueryData(known.zips.queryKey)?.blockedZips,
  };
  const reason = reasonFor(context, normalizeAddress(answers.propertyAddress), lists);
  if (!reason) return undefined;
  const body = waitlistBody({ ...answers, email: await emailOf(runtime, answers) });
  if (!body) return undefined;
  if (reason !== noticed) return to('property', search);
  const consent = wording(
    screenOf(flow, 'property'),
    body.consent ? 'ACCEPTED' : 'LEFT_EMPTY',
    'WAITLIST',
    fillCopy(bundle, copy)('waitlistConsent'),
  );
  await runtime.api.call(postWaitlist, { body: { ...body, shown: [consent] } });
  registration.forget();
  return { pathname: waitlistPath(brand.role), search: searchFor(search, { reason }) };
}

/** With the identity provider (auth0) no email is asked for; the account has it. */
async function emailOf({ api, auth }: Runtime, { email }: RegistrationAnswers): Promise<string | undefined> {
  if (email || !auth.isSignedIn()) return email;
  return (await api.call(getIdentity, {})).email;
}
