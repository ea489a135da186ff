import { shortName } from '#src/domain/person/names.ts';
import { gone, HttpError, invalid, notFound, tooMany, unauthenticated } from '../http/errors.ts';
import { INVITATION_MS, invitationToken, resendInvitation } from '../model/owners.ts';
import { randomFrom, uuidFrom } from '../model/random.ts';
import type { Application, Identity } from '../model/records.ts';
import { TAKEN_EMAIL, UNIVERSAL_CODE } from '../model/registration.ts';
import type { Services } from '../services.ts';
import { consentVersions } from './recordConsent.ts';
import type { Handlers } from './types.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const RESEND_MS = 30_000;
const WRONG_CODE = 'That code is not right or has expired';

const sixDigits = (seed: string) => String(Math.floor(100_000 + randomFrom(`code|${seed}`)() * 900_000));

interface Address {
  channel: 'sms' | 'email';
  address: string;
  /** What the code is for; default the address. */
  purpose?: string;
}

const timesOf = (sentAt: number) => {
  const after = (ms: number) => new Date(sentAt + ms).toISOString();
  return { expiresAt: after(CODE_LIFETIME_MS), resendAt: after(RESEND_MS) };
};

/** When a code for a purpose was sent, if that is less than 30 seconds ago. */
function lastSent({ clock }: Services, identity: Identity, purpose: string): number | undefined {
  const sentAt = identity.codes?.[purpose]?.sentAt;
  return sentAt !== undefined && clock.now() - sentAt < RESEND_MS ? sentAt : undefined;
}

/** Sends a six-digit code, for one purpose at most one in 30 seconds. */
async function sendCode(services: Services, identity: Identity, { purpose, ...to }: Address) {
  const now = services.clock.now();
  const key = purpose ?? to.address;
  if (lastSent(services, identity, key) !== undefined) {
    throw tooMany('We have just sent a code. Wait 30 seconds before you ask for another.');
  }
  const code = sixDigits(`${identity.uuid}|${key}|${now}`);
  const codes = { ...identity.codes, [key]: { code, sentAt: now } };
  await services.identities.save({ ...identity, codes });
  await services.outbox.send({
    org: identity.org,
    channel: to.channel,
    to: to.address,
    subject: 'Your code',
    text: `Your code is ${code}. It is valid for 10 minutes.`,
    code,
  });
  return timesOf(now);
}

function checkCode({ clock }: Services, identity: Identity, key: string, code: string): void {
  const sent = identity.codes?.[key];
  const fresh = sent !== undefined && clock.now() - sent.sentAt <= CODE_LIFETIME_MS;
  if (!fresh || (code !== sent.code && code !== UNIVERSAL_CODE)) throw invalid(WRONG_CODE);
}

function withPhone(identity: Identity, number: string): Identity {
  return {
    ...identity,
    profile: { ...identity.profile, phoneNumbers: [{ type: 'MOBILE', number }] },
    aliases: [...identity.aliases.filter(({ type }) => type !== 'Phone'), { type: 'Phone', value: number }],
  };
}

async function findInvitation({ store }: Services, token: string) {
  const found = await store.get<{ applicationUuid: string; signerUuid: string }>('invitation', token);
  if (!found) throw notFound('We could not find this invitation');
  return found;
}

/** The invitation that a token stands for, if its link is still the present one. */
async function openInvitation(services: Services, token: string) {
  const { applications, clock } = services;
  const found = await findInvitation(services, token);
  const app = await applications.read(found.applicationUuid);
  const signer = app.heloc.helocSigners.find(({ uuid }) => uuid === found.signerUuid);
  const age = clock.now() - Date.parse(signer?.invitedAt ?? '');
  if (!signer || invitationToken(signer) !== token || !(age <= INVITATION_MS)) {
    throw gone('This link has expired. Ask for a new one');
  }
  return { app, signer };
}

/** The identity of the invited mail address: the existing one, or one made when the invitation is first opened. */
async function signerIdentity(
  { identities, newId }: Services,
  app: Application,
  { uuid: signerUuid, email, firstName, lastName }: Application['heloc']['helocSigners'][number],
) {
  const existing = await identities.byEmail(app.org, email);
  const made = existing ?? (await identities.add({ org: app.org, email, password: newId() }));
  const others = (made.signs ?? []).filter((reference) => reference.signerUuid !== signerUuid);
  const identity: Identity = {
    ...made,
    ...(existing ? {} : { profile: { ...made.profile, type: 'CO_DEEDER', name: { firstName, lastName } } }),
    signs: [...others, { applicationUuid: app.heloc.uuid, signerUuid }],
  };
  await identities.save(identity);
  return identity;
}

/** The sandbox has no pages: the demo host's own stands in for the provider's. */
function loginPage(origin: string | undefined, redirectUrl?: string): string {
  if (!origin) return '';
  const page = new URL('/auth/login', origin);
  page.searchParams.set('via', 'broker');
  if (redirectUrl) page.searchParams.set('redirectUrl', redirectUrl);
  return page.href;
}

export const peopleHandlers = {
  getProfile: ({ me }) => me.profile,
  getConsentTypes: () => consentVersions,
  async putProfileName({ me, body, services }) {
    const { firstName, middleName, lastName, suffix } = body;
    const name = {
      ...me.profile.name,
      firstName,
      lastName,
      suffix,
      ...(middleName === undefined ? {} : { middleName }),
    };
    await services.identities.save({ ...me, profile: { ...me.profile, name } });
    return {};
  },
  async putProfilePhone({ me, body, services }) {
    await services.identities.save(withPhone(me, body.phoneNumber));
    return {};
  },
  async putProfileTracker({ params, me, body, services }) {
    if (params.profileUuid !== me.profile.uuid) throw notFound('Profile not found');
    await services.identities.save({ ...me, trackerUuid: body.trackerUuid });
    return {};
  },
  // A person with a tracker takes part in the sandbox's experiments.
  getOptimizelyProfile: ({ query }) => ({ optimizelyProfileUuid: uuidFrom(`optimizely|${query.trackerId}`) }),
  async patchExperiments({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.experiments = body.experiments;
    });
    return {};
  },
  async patchOptimizelyProfile({ params, query, me, body, services }) {
    if (query.identityUuid !== me.uuid) throw notFound('Identity not found');
    const { optimizelyProfileUuid } = body;
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.optimizelyProfileUuid = optimizelyProfileUuid;
    });
    await services.identities.save({ ...me, profile: { ...me.profile, optimizelyProfileUuid } });
    return {};
  },
  sendPhoneCode: ({ me, body, services }) =>
    sendCode(services, me, { channel: 'sms', address: body.phoneNumber }),
  async verifyPhoneCode({ me, body, services }) {
    checkCode(services, me, body.phoneNumber, body.code);
    const { [body.phoneNumber]: _used, ...codes } = me.codes ?? {};
    await services.identities.save({ ...withPhone(me, body.phoneNumber), codes });
    return { verified: true };
  },

  async registerIdentity({ query, body, services, sendToken }) {
    const { identities, tokens } = services;
    const taken =
      body.email.toLowerCase() === TAKEN_EMAIL || (await identities.byEmail(query.organization, body.email));
    if (taken) throw new HttpError(401, { message: 'identity exists' });
    const identity = await identities.add({ org: query.organization, ...body });
    const jwt = tokens.issue(identity);
    sendToken(jwt);
    return { jwt };
  },
  getIdentity: ({ me }) => ({
    uuid: me.uuid,
    email: me.email,
    organizationCode: me.org,
    aliases: me.aliases,
  }),
  async putIdentityAlias({ me, body, services }) {
    await services.identities.save(withPhone(me, body.value));
    return {};
  },
  async login({ org, body, services, sendToken }) {
    const identity = await services.identities.signIn(org, body.email, body.password);
    if (!identity) throw new HttpError(401, { message: 'Email or password is not right' });
    const jwt = services.tokens.issue(identity);
    sendToken(jwt);
    return { jwt };
  },
  loginRedirect: ({ query, origin }) => ({ redirect: loginPage(origin, query.redirectUrl) }),
  logoutRedirect: ({ origin }) => ({ redirect: loginPage(origin) }),

  async postSignerInvitation({ body, services }) {
    const { app, signer } = await openInvitation(services, body.token);
    const identity = await signerIdentity(services, app, signer);
    const to = { channel: 'email', address: signer.email, purpose: signer.uuid } as const;
    // Opened twice, as in two tabs: the code that is on its way opens both.
    const sentAt = lastSent(services, identity, signer.uuid);
    const { resendAt } = sentAt === undefined ? await sendCode(services, identity, to) : timesOf(sentAt);
    await services.applications.change(app.heloc.uuid, undefined, ({ heloc }) => {
      const ownSigner = heloc.helocSigners.find(({ uuid }) => uuid === signer.uuid);
      if (!ownSigner) return;
      ownSigner.identityUuid = identity.uuid;
      ownSigner.emailEditable = false;
      if (ownSigner.status === 'INVITED') ownSigner.status = 'OPENED';
    });
    return {
      signerUuid: signer.uuid,
      email: signer.email,
      firstName: signer.firstName,
      invitedBy: shortName(app.heloc.owner),
      resendAt,
    };
  },
  async renewSignerInvitation({ body, services }) {
    const { applicationUuid, signerUuid } = await findInvitation(services, body.token);
    return services.applications.change(applicationUuid, undefined, (app, env) => {
      const signer = app.heloc.helocSigners.find(({ uuid }) => uuid === signerUuid);
      if (!signer) throw notFound('We could not find this invitation');
      resendInvitation(app, signer, env);
      return { resendAt: signer.resendAt ?? '' };
    });
  },
  async verifySignerInvitation({ body, services, sendToken }) {
    const { app, signer } = await openInvitation(services, body.token);
    const identity = await services.identities.byEmail(app.org, signer.email);
    if (!identity) throw invalid(WRONG_CODE);
    checkCode(services, identity, signer.uuid, body.code);
    const jwt = services.tokens.issue(identity, signer.uuid);
    sendToken(jwt);
    return { jwt };
  },
  async getCoDeedStatus({ signer: reference, services }) {
    if (!reference) throw invalid('Not an additional signer');
    const app = await services.applications.read(reference.applicationUuid).catch(() => undefined);
    const signer = app?.heloc.helocSigners.find(({ uuid }) => uuid === reference.signerUuid);
    if (!app || !signer) throw unauthenticated();
    const { street1, street2, city, state, zip } = app.heloc.property;
    const isCancelled = app.heloc.status.checklistStatus === 'CANCELLED';
    return {
      applicationUuid: app.heloc.uuid,
      signerUuid: signer.uuid,
      status: signer.status,
      role: signer.role,
      cancelled: isCancelled,
      cancelledAt: isCancelled ? (app.history.at(-1)?.at ?? null) : null,
      borrower: shortName(app.heloc.owner),
      property: { street1, street2, city, state, zip },
    };
  },
} satisfies Partial<Handlers>;
