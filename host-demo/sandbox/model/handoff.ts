import { randomBytes } from 'node:crypto';
import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getHandoff, postHandoff } from '#src/api/contract/handoff.ts';
import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { conflict, gone, notFound, tooMany } from '../http/errors.ts';
import type { Message } from '../outbox.ts';
import type { Application, Handoff } from './records.ts';

const LIFETIME_MS = 15 * 60_000;
const TEXT_AGAIN_MS = 30_000;
const NO_LONGER = 'This link was used or has expired. Get a new code on your computer.';
const ALREADY_DONE = 'Your files are already there. Go back to your computer.';

/** Whose a hand-over is, of those who work on an application: its applicant, or a signer by their uuid. */
export const APPLICANT = 'applicant';

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

export function handoffOf(app: Application, holder: string): Handoff {
  const handoff = app.handoffs?.[holder];
  if (!handoff) throw notFound('Nothing was asked of a phone');
  return handoff;
}

/** What asked for it does not wait any more. */
const isOver = (app: Application, { documentKind }: Pick<Handoff, 'documentKind'>) =>
  Boolean(documentKind) && app.heloc.status.checklistStatus !== 'IDENTITY_VERIFICATION';

/** The live link for the same files, or a new one, which ends any other of this person. */
export function askPhone(
  app: Application,
  holder: string,
  { fresh, wanted, documentKind, conditionUuid }: BodyOf<typeof postHandoff>,
  now: number,
): Handoff {
  const asked = { documentKind: documentKind ?? null, conditionUuid: conditionUuid ?? null, wanted };
  if (isOver(app, asked)) throw conflict(ALREADY_DONE);
  const present = app.handoffs?.[holder];
  const isSame =
    present &&
    JSON.stringify({
      documentKind: present.documentKind,
      conditionUuid: present.conditionUuid,
      wanted: present.wanted,
    }) === JSON.stringify(asked);
  if (isSame && !fresh && stateOf(present, now) !== 'EXPIRED') return present;
  const handoff: Handoff = { ...asked, token: phoneSecret(), received: [], expiresAt: now + LIFETIME_MS };
  app.handoffs = { ...app.handoffs, [holder]: handoff };
  return handoff;
}

/** Whether the link may be texted now; notes that it is. */
export function textLink(
  handoff: Handoff,
  to: { org: string; phoneNumber: string },
  now: number,
): Omit<Message, 'at'> {
  if (stateOf(handoff, now) !== 'WAITING') throw gone(NO_LONGER);
  if (handoff.textedAt !== undefined && now - handoff.textedAt < TEXT_AGAIN_MS) {
    throw tooMany('We have just sent a text. Wait 30 seconds before you ask for another.');
  }
  handoff.textedAt = now;
  const isId = Boolean(handoff.documentKind);
  return {
    org: to.org,
    channel: 'sms',
    to: to.phoneNumber,
    subject: isId ? 'Photos of your ID' : 'Files from your phone',
    text: `You asked for this link on your computer, to ${isId ? 'take photos of your ID' : 'send files from your phone'}. It works once, for 15 minutes.`,
    path: `/${PHONE_PATH}#${handoff.token}`,
  };
}

/** Exchanges the token for a session. */
export function openLink(handoff: Handoff, now: number): string {
  if (handoff.session) throw gone(NO_LONGER);
  handoff.session = phoneSecret();
  handoff.expiresAt = now + LIFETIME_MS;
  return handoff.session;
}

/** The hand-over, if the phone that shows this secret may still send files for it. */
export function liveHandoff(
  app: Application,
  holder: string,
  now: number,
  matches: (handoff: Handoff) => boolean,
): Handoff {
  const handoff = app.handoffs?.[holder];
  if (!handoff || !matches(handoff)) throw gone(NO_LONGER);
  const state = stateOf(handoff, now);
  if (isOver(app, handoff) || state === 'DONE') throw conflict(ALREADY_DONE);
  if (state === 'EXPIRED') throw gone(NO_LONGER);
  return handoff;
}

/** Who sent photos of an ID from elsewhere has nothing left to send from a phone. */
export function endPhotosOnPhone(app: Application, holder: string): void {
  if (app.handoffs?.[holder]?.documentKind) delete app.handoffs[holder];
}
