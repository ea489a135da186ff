import { ApiError } from '#src/api/client/apiError.ts';
import { createHeloc } from '#src/api/contract/create.ts';
import { verifyAbilityToStart } from '#src/api/contract/eligibility.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { getAllHelocs } from '#src/api/contract/heloc.ts';
import { getIdentity } from '#src/api/contract/identity.ts';
import { getConsentTypes } from '#src/api/contract/profile.ts';
import { getOfferCode } from '#src/api/contract/referral.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillLegal } from '#src/brand/copy.tsx';
import { activeElsewhere } from '#src/domain/application/existingApplication.ts';
import { buildCreateBody, createQuery, type OfferCode } from '#src/domain/registration/createBody.ts';
import type { RegistrationFlow } from '#src/domain/registration/registration.ts';
import { smsWording } from '#src/features/legal/smsWording.ts';
import type { RegistrationKeeper } from '#src/features/registration/useRegistration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { trackerUuid } from '#src/platform/tracker.ts';
import { readOrganization } from '../existing/organization.ts';
import { readVisit } from '../prefill/visitMemory.ts';
import { makeAccount, readFreshIdentity } from './account.ts';
import { experimentsOf, shownSides } from './experiments.ts';
import { followUp, smsAnswers } from './followUp.ts';
import { ApplicationBlocked, IdentityExists } from './outcome.ts';
import { consentWording, providedWording, screenOf } from './wording.ts';

export interface CreateInput {
  runtime: Runtime;
  bundle: BrandBundle;
  registration: RegistrationKeeper;
  /** The flow that the person has gone through. */
  flow: RegistrationFlow;
  /** Not needed by someone who is signed in. */
  password?: string | undefined;
  /** The query of the address at the moment of asking. */
  latestSearch(): string;
  /** The person has an account and is signed in to it. */
  onAccount?(): void;
}

/**
 * Makes the account and the application (docs/rules.md#create-call). Can be called again after a failure: what has been
 * done by then is not done twice.
 *
 * @returns the application's id
 * @throws IdentityExists, ApplicationBlocked, SignInNeeded; ApiError for a failed call
 */
export async function createApplication(input: CreateInput): Promise<string> {
  const { runtime, bundle, registration, flow, latestSearch } = input;
  const { brand } = bundle;
  const { api, auth, flags, storage } = runtime;
  const { answers } = registration.get();
  const experiments = experimentsOf(runtime);
  // Read before the login, because it counts for visitors only.
  const isCrypto = readVisit(latestSearch(), runtime).isCrypto && brand.capabilities.crypto;
  // This call shows whether the session has ended; a refused public call would not.
  const known = auth.isSignedIn() ? await api.call(getIdentity, {}) : undefined;
  const consentVersions = await api.call(getConsentTypes, {});
  if (!known) {
    await makeAccount(input);
    registration.answer({ isEmailPrefilled: true });
  }
  const identity = known ?? (await readFreshIdentity(runtime));
  input.onAccount?.();

  const complete = { ...answers, email: answers.email ?? identity.email };
  const finish = (uuid: string) => {
    const { phoneNumber, email } = complete;
    const sms = smsAnswers(runtime, complete);
    const { shownAt = {} } = registration.get();
    const screen = screenOf(flow, 'phone-and-email');
    const shown = smsWording(fillLegal(bundle), screen, sms, shownAt['phone-and-email']);
    void followUp({ runtime, brand, phoneNumber, email, sms, shown, uuid, identity, experiments });
    return uuid;
  };

  const { attempted } = registration.get();
  const ability = await api.call(verifyAbilityToStart, {});
  if (!ability.canStartApplication) return finish(await recover(runtime, { attempted, ability }));

  const visit = readVisit(latestSearch(), runtime);
  const nyFcra = flags.get('nyFcra');
  const last = screenOf(flow, flags.get('auth0') ? 'birthdate' : 'set-password');
  const content = buildCreateBody(complete, {
    consentVersions,
    nyFcra,
    trackerUuid: trackerUuid(storage),
    // As decided by now, else as shown: nobody waits for a decision, which is saved with the application when it comes.
    experiments: await Promise.race([experiments, shownSides(runtime)]),
    ...visit,
    isCrypto,
    offerCode: await withDates(runtime, visit.offerCode),
  });
  const shown = [
    ...providedWording(bundle, flow, registration.get().shownAt),
    ...consentWording(bundle, last, { answers, nyFcra }),
  ];
  const body = { ...content, shown };
  registration.note({ attempted: true });
  try {
    const { uuid } = await api.call(createHeloc, { query: createQuery(complete), body });
    return finish(uuid);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const now = await api.call(verifyAbilityToStart, {});
    return finish(await recover(runtime, { attempted, cause: error, ability: now }));
  }
}

interface Refusal {
  attempted: boolean | undefined;
  ability: ResponseOf<typeof verifyAbilityToStart>;
  cause?: unknown;
}

/**
 * An application is in the way. If an earlier create call got no answer, it is that one; otherwise the person had
 * it already.
 */
async function recover(runtime: Runtime, { attempted, ability, cause }: Refusal): Promise<string> {
  const { api } = runtime;
  if (ability.reason === 'RECENT_HELOC') throw new ApplicationBlocked({ kind: 'recent' }, { cause });
  if (attempted) {
    const all = await api.call(getAllHelocs, {});
    const active = all.find(({ activeForAppStart }) => activeForAppStart);
    if (active) return active.uuid;
  }
  const org = activeElsewhere(ability.organizationsWithActiveApplication, runtime.org());
  if (!org) throw new IdentityExists({ signedIn: true, cause });
  const organization = await readOrganization(runtime, org);
  throw new ApplicationBlocked({ kind: 'elsewhere', org, organization }, { cause });
}

/** A mailed offer whose look-up has failed until now: it is asked for once more, and sent without dates if need be. */
async function withDates({ api }: Runtime, offer: OfferCode | undefined): Promise<OfferCode | undefined> {
  if (!offer || offer.inHomeDate || offer.respondByDate) return offer;
  try {
    const { inHomeDate, respondByDate } = await api.call(getOfferCode, { params: { code: offer.code } });
    return {
      code: offer.code,
      inHomeDate: inHomeDate ?? undefined,
      respondByDate: respondByDate ?? undefined,
    };
  } catch {
    return offer;
  }
}
