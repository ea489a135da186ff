import { invalid, tooMany } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { randomFrom } from './random.ts';
import type { Identity } from './records.ts';
import { UNIVERSAL_CODE } from './registration.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const RESEND_MS = 30_000;
const TRIES = 3;
export const WRONG_CODE = 'That code is not right or has expired';
const VOID_CODE = 'That code was wrong three times. Ask for a new one';

const sixDigits = (seed: string) => String(Math.floor(100_000 + randomFrom(`code|${seed}`)() * 900_000));

interface Address {
  channel: 'sms' | 'email';
  address: string;
  /** What the code is for; default the address. */
  purpose?: string;
}

export const timesOf = (sentAt: number) => {
  const after = (ms: number) => new Date(sentAt + ms).toISOString();
  return { expiresAt: after(CODE_LIFETIME_MS), resendAt: after(RESEND_MS) };
};

/** When a code for a purpose was sent, if that is less than 30 seconds ago. */
export function lastSent({ clock }: Services, identity: Identity, purpose: string): number | undefined {
  const sentAt = identity.codes?.[purpose]?.sentAt;
  return sentAt !== undefined && clock.now() - sentAt < RESEND_MS ? sentAt : undefined;
}

/** Sends a six-digit code, for one purpose at most one in 30 seconds. */
export async function sendCode(services: Services, identity: Identity, { purpose, ...to }: Address) {
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

/** A code that was wrong three times is void. */
export async function checkCode(
  { clock, identities }: Services,
  identity: Identity,
  key: string,
  code: string,
): Promise<void> {
  const sent = identity.codes?.[key];
  const fresh = sent !== undefined && clock.now() - sent.sentAt <= CODE_LIFETIME_MS;
  if (!fresh) throw invalid(WRONG_CODE);
  const { wrong = 0 } = sent;
  if (wrong >= TRIES) throw invalid(VOID_CODE);
  if (code === sent.code || code === UNIVERSAL_CODE) return;
  const codes = { ...identity.codes, [key]: { ...sent, wrong: wrong + 1 } };
  await identities.save({ ...identity, codes });
  throw invalid(wrong + 1 === TRIES ? VOID_CODE : WRONG_CODE);
}
