import { isInPersonOnly } from '#src/domain/notary/notaryAppointments.ts';
import type { SignerProblem } from '#src/domain/person/additionalSigner.ts';
import { questionAttempts, questionRule } from '#src/domain/person/identityQuestions.ts';
import { opensAfter } from '../hours.ts';
import { startOf } from './appointments.ts';
import { hasBorrowerSigned } from './coDeed.ts';
import { questionFailures, sessionView } from './notarySession.ts';
import type { Party, SignerParty } from './party.ts';

/** With these a person can go on by a notary in person only, or with us (docs/rules.md#problems-of-a-signer). */
const BLOCKING: readonly string[] = ['COUNTY_NOT_SUPPORTED', 'CAPACITY'] satisfies SignerProblem[];

export interface Problem {
  problem: string | null;
  /** Milliseconds since the epoch. */
  retryAt: number | null;
  isBlocked: boolean;
}

const NONE: Problem = { problem: null, retryAt: null, isBlocked: false };

/** How often the identity questions may still be tried. */
export const attemptsOf = (party: Party, now: number) =>
  questionAttempts(questionFailures(party, now), now, questionRule(party.app.heloc.property.state));

const lastFailure = (party: Party, now: number): string | null =>
  party.record.notarySession ? (sessionView(party, now).reason ?? null) : null;

export function needsNotaryInPerson(party: SignerParty, now: number): boolean {
  const { status, property } = party.app.heloc;
  return (
    isInPersonOnly(status.manualNotary, property.state) ||
    party.record.hasTaxpayerNumber === false ||
    lastFailure(party, now) === 'COUNTY_NOT_SUPPORTED'
  );
}

/** What keeps a signer from meeting the notary now. */
export function problemOf(party: SignerParty, now: number, isOpen: boolean): Problem {
  const { status } = party.record;
  if (status === 'SIGNED' || startOf(party) !== undefined) return NONE;
  const opens = isOpen ? null : opensAfter(now);
  const opening = opens === null ? null : Date.parse(opens);
  const locked = attemptsOf(party, now).retryAt;
  if (locked !== undefined) return { problem: 'KBA_FAILED', retryAt: locked, isBlocked: true };
  const failure = lastFailure(party, now);
  if (failure) {
    const retryAt = failure === 'NO_NOTARY' ? opening : null;
    return { problem: failure, retryAt, isBlocked: BLOCKING.includes(failure) };
  }
  if (status !== 'DOCUMENTS_READ') return NONE;
  if (!hasBorrowerSigned(party.app)) return { ...NONE, problem: 'NOT_READY' };
  const isClosed = opening !== null && !needsNotaryInPerson(party, now);
  return isClosed ? { problem: 'OUTSIDE_HOURS', retryAt: opening, isBlocked: false } : NONE;
}
