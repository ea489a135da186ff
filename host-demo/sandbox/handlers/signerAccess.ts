import type { Signer } from '#src/api/contract/parts.ts';
import type * as topic from '#src/api/contract/signerAccess.ts';
import { isOpen } from '#src/domain/conditions/conditions.ts';
import { shortName } from '#src/domain/person/nameText.ts';
import { hasRightToCancel } from '../documents/signerDocuments.ts';
import { gone, invalid, notFound, unauthenticated } from '../http/errors.ts';
import {
  coDeedOf,
  hasBorrowerSigned,
  restart,
  setProgress,
  showToBorrower,
  takeBackUntil,
} from '../model/coDeed.ts';
import { checkCode, lastSent, sendCode, timesOf, WRONG_CODE } from '../model/codes.ts';
import { conditionsFor } from '../model/conditions.ts';
import { identityState } from '../model/identity.ts';
import { INVITATION_MS, invitationToken, resendInvitation } from '../model/owners.ts';
import { signerParty } from '../model/party.ts';
import type { Application, Identity } from '../model/records.ts';
import { needsNotaryInPerson, problemOf } from '../model/signerProblem.ts';
import type { Services } from '../services.ts';
import { SIGNER_CONSENTS_NOW } from './coDeed.ts';
import { isNotaryOpen } from './notary.ts';
import { signerOf } from './signers.ts';
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
  { uuid: signerUuid, email, firstName, lastName }: Signer,
) {
  const existing = await identities.byEmail(app.org, email);
  const made = existing ?? {
    ...(await identities.add({ org: app.org, email, password: newId() })),
    isPasswordUnknown: true,
  };
  const others = (made.signs ?? []).filter((reference) => reference.signerUuid !== signerUuid);
  const identity: Identity = {
    ...made,
    ...(existing ? {} : { profile: { ...made.profile, type: 'CO_DEEDER', name: { firstName, lastName } } }),
    signs: [...others, { applicationUuid: app.heloc.uuid, signerUuid }],
  };
  await identities.save(identity);
  return identity;
}

/** The signer whose invitation it is, if that is this person's. */
export async function claimInvitation(
  services: Services,
  identity: Identity,
  token: string,
): Promise<string> {
  const { app, signer } = await openInvitation(services, token);
  const invited = await services.identities.byEmail(app.org, signer.email);
  if (invited?.uuid !== identity.uuid) throw invalid('This invitation is for another email address.');
  return signer.uuid;
}

/** A person acts for themselves from now on; what the sandbox did in their place was not theirs. */
function takeOver(app: Application, signer: Signer, identity: Identity): void {
  const record = coDeedOf(app, signer);
  signer.identityUuid = identity.uuid;
  const isUntouched = !record.isPersonal && record.status !== 'SIGNED';
  record.isPersonal = true;
  if (record.status === 'INVITED') setProgress(app, signer, 'OPENED');
  else if (isUntouched && record.isAutomatic) restart(app, signer);
  showToBorrower(app, signer);
}

export const signerAccessHandlers = {
  async postSignerInvitation({ body, services }) {
    const { app, signer } = await openInvitation(services, body.token);
    const identity = await signerIdentity(services, app, signer);
    const to = { channel: 'email', address: signer.email, purpose: signer.uuid } as const;
    // Opened twice, as in two tabs: the code that is on its way opens both.
    const sentAt = lastSent(services, identity, signer.uuid);
    const { resendAt } = sentAt === undefined ? await sendCode(services, identity, to) : timesOf(sentAt);
    await services.applications.change(app.heloc.uuid, undefined, (present) =>
      takeOver(present, signerOf(present, signer.uuid), identity),
    );
    const { street1, city, state, zip } = app.heloc.property;
    return {
      signerUuid: signer.uuid,
      email: signer.email,
      firstName: signer.firstName,
      invitedBy: shortName(app.heloc.owner),
      property: { street1, city, state, zip },
      lender: (await services.lenderOf(app.org)).name,
      expiresAt: new Date(Date.parse(signer.invitedAt ?? '') + INVITATION_MS).toISOString(),
      hasPassword: !identity.isPasswordUnknown,
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
    await checkCode(services, identity, signer.uuid, body.code);
    const jwt = services.tokens.issue(identity, signer.uuid);
    sendToken(jwt);
    return { jwt };
  },
  async getCoDeedStatus({ signer: reference, me, services }) {
    if (!reference) throw invalid('Not an additional signer');
    const app = await services.applications.read(reference.applicationUuid).catch(() => undefined);
    const signer = app?.heloc.helocSigners.find(({ uuid }) => uuid === reference.signerUuid);
    if (!app || !signer) throw unauthenticated();
    const { heloc } = app;
    const { street1, street2, city, state, zip } = heloc.property;
    const now = services.clock.now();
    const party = signerParty(app, signer);
    const { record } = party;
    const { declined } = record;
    const { problem, retryAt, isBlocked } = problemOf(party, now, isNotaryOpen(services));
    const isCancelled = heloc.status.checklistStatus === 'CANCELLED';
    return {
      applicationUuid: heloc.uuid,
      signerUuid: signer.uuid,
      firstName: signer.firstName,
      lastName: signer.lastName,
      email: signer.email,
      status: declined ? 'DECLINED' : isBlocked ? 'BLOCKED' : record.status,
      role: signer.role,
      cancelled: isCancelled,
      cancelledAt: isCancelled ? (app.history.at(-1)?.at ?? null) : null,
      borrower: shortName(heloc.owner),
      property: { street1, street2, city, state, zip },
      lender: (await services.lenderOf(app.org)).name,
      loanNumber: heloc.loanNumber,
      consentedAt: record.consents[0]?.acceptedAt ?? null,
      nameConfirmedAt: record.nameConfirmedAt ?? null,
      legalName: party.name,
      identity: record.identityVerified ? 'VERIFIED' : identityState(record, now),
      borrowerSigned: hasBorrowerSigned(app),
      declinedAt: declined?.at ?? null,
      declinedUntil: declined ? new Date(takeBackUntil(declined)).toISOString() : null,
      problem,
      retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
      openConditions: conditionsFor(app, me).filter(isOpen).length,
      esignVersion: SIGNER_CONSENTS_NOW.ESIGN ?? '',
      recordingConsentVersion: SIGNER_CONSENTS_NOW.RECORDING ?? '',
      isOccupant: hasRightToCancel(app, signer),
      signedAt: record.signedAt ?? null,
      inPersonOnly: needsNotaryInPerson(party, now),
      hasTaxpayerNumber: record.hasTaxpayerNumber ?? null,
    };
  },
} satisfies HandlersOf<typeof topic>;
