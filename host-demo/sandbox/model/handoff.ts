import { randomBytes } from 'node:crypto';
import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getHandoff, postHandoff } from '#src/api/contract/handoff.ts';
import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { conflict, gone, notFound, tooMany } from '../http/errors.ts';
import { coDeedOf } from './coDeed.ts';
import { isIdAskedAgain } from './conditions.ts';
import type { Env } from './env.ts';
import type { Party } from './party.ts';
import type { Handoff, PersonRecord } from './records.ts';

const LIFETIME_MS = 15 * 60_000;
const TEXT_AGAIN_MS = 30_000;
const NO_LONGER = 'This link was used or has expired. Get a new code on your computer.';
const ALREADY_DONE = 'Your files are already there. Go back to your computer.';

export const phoneSecret = () => randomBytes(24).toString('base64url');

function stateOf(handoff: Handoff, now: number) {
  if (handoff.isDone) return 'DONE';
  if (now >= handoff.expiresAt) return 'EXPIRED';
  return handoff.session ? 'OPENED' : 'WAITING';
}

export function viewOf(handoff: Handoff, now: number): ResponseOf<typeof getHandoff> {
  const { expiresAt, wanted, received } = handoff;
  return { state: stateOf(handoff, now), expiresAt: new Date(expiresAt).toISOString(), wanted, received };
}

export function handoffOf({ handoff }: PersonRecord): Handoff {
  if (!handoff) throw notFound('Nothing was asked of a phone');
  return handoff;
}

/** Whether an ID is what they are asked for now. */
function isIdentityAsked(party: Party): boolean {
  const { app, signer } = party;
  if (isIdAskedAgain(party)) return true;
  return signer
    ? coDeedOf(app, signer).status === 'CONSENTED'
    : app.heloc.status.checklistStatus === 'IDENTITY_VERIFICATION';
}

/** What asked for it does not wait any more. */
const isOver = (party: Party, { documentKind }: Pick<Handoff, 'documentKind'>) =>
  Boolean(documentKind) && !isIdentityAsked(party);

/** The live link for the same files, or a new one, which ends any other of this person. */
export function askPhone(
  party: Party,
  { fresh, wanted, documentKind, conditionUuid }: BodyOf<typeof postHandoff>,
  now: number,
): Handoff {
  const asked = { documentKind: documentKind ?? null, conditionUuid: conditionUuid ?? null, wanted };
  if (isOver(party, asked)) throw conflict(ALREADY_DONE);
  const { record } = party;
  const present = record.handoff;
  const isSame =
    present &&
    JSON.stringify({
      documentKind: present.documentKind,
      conditionUuid: present.conditionUuid,
      wanted: present.wanted,
    }) === JSON.stringify(asked);
  if (isSame && !fresh && stateOf(present, now) !== 'EXPIRED') return present;
  record.handoff = { ...asked, token: phoneSecret(), received: [], expiresAt: now + LIFETIME_MS };
  return record.handoff;
}

/** Texts the link to the person's own phone. */
export function textLink({ app, record, phoneNumber }: Party, { now, mails }: Env): { last4: string } {
  const handoff = handoffOf(record);
  if (!phoneNumber) throw notFound('We do not have a phone number of yours');
  if (stateOf(handoff, now) !== 'WAITING') throw gone(NO_LONGER);
  if (handoff.textedAt !== undefined && now - handoff.textedAt < TEXT_AGAIN_MS) {
    throw tooMany('We have just sent a text. Wait 30 seconds before you ask for another.');
  }
  handoff.textedAt = now;
  const isId = Boolean(handoff.documentKind);
  mails.push({
    org: app.org,
    channel: 'sms',
    to: phoneNumber,
    subject: isId ? 'Photos of your ID' : 'Files from your phone',
    text: `You asked for this link on your computer, to ${isId ? 'take photos of your ID' : 'send files from your phone'}. It works once, for 15 minutes.`,
    path: `/${PHONE_PATH}#${handoff.token}`,
  });
  return { last4: phoneNumber.slice(-4) };
}

/** Exchanges the token for a session. */
export function openLink(handoff: Handoff, now: number): string {
  if (handoff.session) throw gone(NO_LONGER);
  handoff.session = phoneSecret();
  handoff.expiresAt = now + LIFETIME_MS;
  return handoff.session;
}

/** The hand-over, if the phone that shows this secret may still send files for it. */
export function liveHandoff(party: Party, now: number, matches: (handoff: Handoff) => boolean): Handoff {
  const { handoff } = party.record;
  if (!handoff || !matches(handoff)) throw gone(NO_LONGER);
  const state = stateOf(handoff, now);
  if (isOver(party, handoff) || state === 'DONE') throw conflict(ALREADY_DONE);
  if (state === 'EXPIRED') throw gone(NO_LONGER);
  return handoff;
}

/** Who sent photos of an ID from elsewhere has nothing left to send from a phone. */
export function endPhotosOnPhone(record: PersonRecord): void {
  if (record.handoff?.documentKind) delete record.handoff;
}
