import type { Signer } from '#src/api/contract/parts.ts';
import { shortName } from '#src/domain/person/nameText.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import { tooMany } from '../http/errors.ts';
import { remindOfAppointment, returnedAt, startOf } from './appointments.ts';
import { coDeedOf, hasBorrowerSigned, isAt, newCoDeed, showToBorrower, sign, verified } from './coDeed.ts';
import { asksFor } from './coOwnerEmails.ts';
import type { Env } from './env.ts';
import { fillCoDeed } from './fillCoDeed.ts';
import { reviewIdentity } from './identity.ts';
import { mailApplicant } from './mail.ts';
import { mailParty, signerParty } from './party.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

const SECOND = 1000;
/** Co-owners of the sandbox act by themselves, this long after they were invited. */
const AUTOMATIC = [
  ['OPENED', 3 * SECOND],
  ['ID_VERIFIED', 6 * SECOND],
  ['SIGNED', 9 * SECOND],
] as const;
const RESEND_AFTER_MS = 10 * 60 * SECOND;
/** How long a link is valid (docs/rules.md#inviting-signers). */
export const INVITATION_MS = 10 * 24 * 60 * 60 * SECOND;

export interface NewSigner {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null | undefined;
  role?: string | undefined;
  livesInHome?: boolean | undefined;
}

export function newSigner(
  app: Application,
  { firstName, lastName, email, phoneNumber, role, livesInHome }: NewSigner,
): Signer {
  const uuid = uuidFrom(`${app.heloc.uuid}|signer|${app.heloc.helocSigners.length}|${email.toLowerCase()}`);
  app.coDeeds[uuid] = newCoDeed(livesInHome);
  return {
    uuid,
    identityUuid: null,
    firstName,
    lastName,
    email,
    phoneNumber: phoneNumber ?? null,
    role: role ?? 'CO_OWNER',
    status: 'PENDING',
    invitedAt: null,
    resendAt: null,
    emailEditable: true,
    invitationPath: null,
  };
}

/** The token in a signer's present link; a new address or a new invitation makes another. */
export const invitationToken = (signer: Signer) =>
  new URLSearchParams(signer.invitationPath?.split(/[?#]/)[1]).get('token') ?? undefined;

/** Sends the (next) invitation; the links before it are void. Who has begun stays where they are. */
export function inviteSigner(app: Application, signer: Signer, env: Env): void {
  const token = uuidFrom(`${signer.uuid}|${signer.email}|${env.now}`);
  if (asksFor(signer.email, 'bounce')) signer.status = 'BOUNCED';
  else showToBorrower(app, signer);
  signer.invitedAt = new Date(env.now).toISOString();
  signer.resendAt = new Date(env.now + RESEND_AFTER_MS).toISOString();
  // In the fragment, which is sent to no server and to no other page.
  signer.invitationPath = `/${SIGNER_SEGMENT}/login#token=${token}`;
  env.mails.push({
    org: app.org,
    channel: 'email',
    to: signer.email,
    subject: 'You are asked to sign',
    text: `${shortName(app.heloc.owner)} asks you to sign for the home at ${app.heloc.property.street1}. You are not borrowing. Open this link within 10 days, and have your ID with you.`,
    path: signer.invitationPath,
  });
}

const DAY_MS = 24 * 60 * 60 * SECOND;
const RESENDS_A_DAY = 5;

/** Sends an invitation once more: not within ten minutes of the last one, and five times a day. */
export function resendInvitation(app: Application, signer: Signer, env: Env): void {
  const today = (app.resends[signer.uuid] ?? []).filter((at) => env.now - at < DAY_MS);
  if (env.now < Date.parse(signer.resendAt ?? '')) throw tooMany('Wait 10 minutes before you send it again.');
  if (today.length >= RESENDS_A_DAY) throw tooMany('It was sent five times today. Try again tomorrow.');
  app.resends[signer.uuid] = [...today, env.now];
  inviteSigner(app, signer, env);
}

/** The first mail after a signature; the copies are behind the link (docs/rules.md#mails). */
const COPIES = {
  subject: 'A copy of what you signed',
  text: "Thank you. You're finished. The link opens your copies.",
};

/** What a person brings about by themselves, who has not opened the invitation. */
function moveAlone(app: Application, signer: Signer, { now }: Env): boolean {
  const record = coDeedOf(app, signer);
  const idle =
    !signer.invitedAt || signer.status === 'BOUNCED' || record.isPersonal || record.declined !== undefined;
  if (idle || asksFor(signer.email, 'slow')) return false;
  const since = now - Date.parse(signer.invitedAt ?? '');
  const due = AUTOMATIC.findLast(([, after]) => since >= after)?.[0];
  if (!due || isAt(record, due)) return false;
  record.isAutomatic = true;
  fillCoDeed(app, signer, due, now);
  return true;
}

/** What was signed in person is back. */
function returned(app: Application, signer: Signer, { now }: Env): boolean {
  const party = signerParty(app, signer);
  if (isAt(party.record, 'SIGNED') || now < returnedAt(party)) return false;
  sign(app, signer, startOf(party) ?? now);
  return true;
}

/** The borrower has signed, for whom a signer who has read everything waits. */
function callBack(app: Application, signer: Signer, env: Env): boolean {
  const party = signerParty(app, signer);
  if (!party.record.awaitsBorrower || !hasBorrowerSigned(app)) return false;
  delete party.record.awaitsBorrower;
  mailParty(party, env, {
    subject: 'You can sign now',
    text: `${shortName(app.heloc.owner)} has signed. Open the link to meet the notary.`,
  });
  return true;
}

/** Ends the review of a signer's ID that is due, or as a control call says. @returns whether it has ended */
export function endSignerReview(app: Application, signer: Signer, env: Env, accepted?: boolean): boolean {
  const party = signerParty(app, signer);
  const ended = reviewIdentity(party, env, accepted);
  if (ended && party.record.identityVerified) verified(app, signer);
  return ended;
}

/** Lets time pass for the signers; the applicant gets a mail when the last one has signed. */
export function moveSigners(app: Application, env: Env): boolean {
  const { helocSigners } = app.heloc;
  let changed = false;
  for (const signer of helocSigners) {
    const wasSigned = signer.status === 'SIGNED';
    const moved = [
      moveAlone(app, signer, env),
      returned(app, signer, env),
      callBack(app, signer, env),
      remindOfAppointment(signerParty(app, signer), env),
    ].includes(true);
    if (moved && !wasSigned && signer.status === 'SIGNED') mailParty(signerParty(app, signer), env, COPIES);
    changed ||= moved;
  }
  if (app.allSignedAt !== undefined || helocSigners.length === 0 || !allSigned(app)) return changed;
  app.allSignedAt = env.now;
  mailApplicant(app, env, {
    subject: 'Everyone has signed',
    text: 'Open your application to see what comes next.',
  });
  return true;
}

/** A signer has signed before the notary. */
export function signOnline(app: Application, signer: Signer, env: Env): void {
  sign(app, signer, env.now);
  mailParty(signerParty(app, signer), env, COPIES);
}

export const hasDeclined = (app: Application): boolean =>
  app.heloc.helocSigners.some(({ status }) => status === 'DECLINED');

export const allSigned = (app: Application) =>
  app.heloc.helocSigners.every(({ status }) => status === 'SIGNED');
