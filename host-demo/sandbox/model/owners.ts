import type { Signer } from '#src/api/contract/parts.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import { tooMany } from '../http/errors.ts';
import { asksFor } from './coOwnerEmails.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

const SECOND = 1000;
/** Co-owners of the sandbox act by themselves, this long after they were invited. */
const AUTOMATIC: readonly (readonly [status: string, afterMs: number])[] = [
  ['OPENED', 3 * SECOND],
  ['ID_VERIFIED', 6 * SECOND],
  ['SIGNED', 9 * SECOND],
];
const ORDER = ['PENDING', 'INVITED', ...AUTOMATIC.map(([status]) => status)];
const RESEND_AFTER_MS = 10 * 60 * SECOND;
/** How long a link is valid (docs/rules.md#inviting-signers). */
export const INVITATION_MS = 10 * 24 * 60 * 60 * SECOND;

export interface NewSigner {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null | undefined;
  role?: string | undefined;
}

export function newSigner(
  app: Application,
  { firstName, lastName, email, phoneNumber, role }: NewSigner,
): Signer {
  return {
    uuid: uuidFrom(`${app.heloc.uuid}|signer|${app.heloc.helocSigners.length}|${email.toLowerCase()}`),
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

/** Sends the (next) invitation; the links before it are void. */
export function inviteSigner(app: Application, signer: Signer, env: Env): void {
  const token = uuidFrom(`${signer.uuid}|${signer.email}|${env.now}`);
  signer.status = asksFor(signer.email, 'bounce') ? 'BOUNCED' : 'INVITED';
  signer.invitedAt = new Date(env.now).toISOString();
  signer.resendAt = new Date(env.now + RESEND_AFTER_MS).toISOString();
  // In the fragment, which is sent to no server and to no other page.
  signer.invitationPath = `/${SIGNER_SEGMENT}/login#token=${token}`;
  env.mails.push({
    org: app.org,
    channel: 'email',
    to: signer.email,
    subject: 'You are asked to sign',
    text: `${app.heloc.owner.firstName} asks you to sign for ${app.heloc.property.street1}.`,
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

const copyFor = ({ org }: Application, { email }: Signer) => ({
  org,
  channel: 'email' as const,
  to: email,
  subject: 'A copy of what you signed',
  text: 'Thank you. There is nothing left for you to do.',
});

/** Lets invited co-owners act; the applicant gets a mail when the last one has signed. */
export function moveSigners(app: Application, env: Env): boolean {
  const { now } = env;
  let changed = false;
  for (const signer of app.heloc.helocSigners) {
    const idle = !signer.invitedAt || !ORDER.includes(signer.status) || asksFor(signer.email, 'slow');
    if (idle) continue;
    const since = now - Date.parse(signer.invitedAt ?? '');
    const due = AUTOMATIC.findLast(([, after]) => since >= after)?.[0];
    if (!due || ORDER.indexOf(due) <= ORDER.indexOf(signer.status)) continue;
    signer.status = due;
    signer.emailEditable = false;
    changed = true;
    if (due === 'SIGNED') env.mails.push(copyFor(app, signer));
  }
  if (app.allSignedAt !== undefined || app.heloc.helocSigners.length === 0 || !allSigned(app)) return changed;
  app.allSignedAt = now;
  mailApplicant(app, env, {
    subject: 'Everyone has signed',
    text: 'Open your application to see what comes next.',
  });
  return true;
}

export const allSigned = (app: Application) =>
  app.heloc.helocSigners.every(({ status }) => status === 'SIGNED');
