import type * as topic from '#src/api/contract/signerAccess.ts';
import { shortName } from '#src/domain/person/names.ts';
import { gone, invalid, notFound, unauthenticated } from '../http/errors.ts';
import { checkCode, lastSent, sendCode, timesOf, WRONG_CODE } from '../model/codes.ts';
import { INVITATION_MS, invitationToken, resendInvitation } from '../model/owners.ts';
import type { Application, Identity } from '../model/records.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from './types.ts';

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

export const signerAccessHandlers = {
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
} satisfies HandlersOf<typeof topic>;
