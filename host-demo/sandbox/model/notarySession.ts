import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getNotarySession } from '#src/api/contract/notary.ts';
import type { NotaryFailure } from '#src/domain/notary/notaryFailures.ts';
import { isOpenSession, notaryState } from '#src/domain/notary/notarySession.ts';
import { NOTARY_NAME } from './appointments.ts';
import { NOTARY_LAST_NAMES } from './notaryOutcomes.ts';
import type { Party } from './party.ts';
import { uuidFrom } from './random.ts';

const PHASES = [
  { until: 1000, state: 'CONNECTING' },
  { until: 3000, state: 'IN_QUEUE' },
  { until: 4000, state: 'NOTARY_JOINED' },
  { until: 4500, state: 'IDENTITY_QUESTIONS' },
] as const;
const MET_MS = PHASES[1].until;
const QUESTIONS_MS = PHASES[3].until;
/** A session that is not brought to an end is over then. */
const EXPIRES_MS = 60 * 60_000;

interface Outcome {
  state: string;
  reason: string | null;
  /** Of an ID that was refused. */
  idProblem?: string;
}

function outcomeFor({ name: { lastName }, record: { failedQuestions = [] } }: Party): Outcome {
  const name = lastName.toLowerCase();
  const row = Object.entries(NOTARY_LAST_NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
  const isOver = row && 'once' in row && failedQuestions.length > 0;
  return !row || isOver ? { state: 'SIGNING', reason: null } : row;
}

function stateOf(party: Party, age: number): Outcome {
  const session = party.record.notarySession;
  if (session?.completed) return { state: 'COMPLETED', reason: null };
  if (session?.failure) return { state: 'FAILED', reason: session.failure };
  if (session?.outOfBounds) return { state: 'FAILED', reason: 'LOCATION' };
  const phase = PHASES.find(({ until }) => age < until);
  if (phase) return { state: phase.state, reason: null };
  const outcome = outcomeFor(party);
  return age >= EXPIRES_MS && isOpenSession(notaryState(outcome.state))
    ? { state: 'EXPIRED', reason: null }
    : outcome;
}

const ageOf = ({ record }: Party, now: number) => now - (record.notarySession?.startedAt ?? now);

/** A session that is over, from the moment on at which the questions would have been answered. */
export const failedSession = (failure: NotaryFailure, { key }: Party, now: number) => ({
  sessionId: uuidFrom(`${key}|notary|${failure}`),
  startedAt: now - QUESTIONS_MS,
  completed: false,
  outOfBounds: false,
  failure,
});

/** Where the last session stands. */
export function sessionView(party: Party, now: number): ResponseOf<typeof getNotarySession> {
  const age = ageOf(party, now);
  const { state, reason } = stateOf(party, age);
  const queued = state === 'IN_QUEUE';
  return {
    sessionId: party.record.notarySession?.sessionId ?? '',
    provider: 'sandbox',
    url: null,
    state,
    position: queued ? 1 : null,
    waitMinutes: queued ? 1 : null,
    notaryName: age >= MET_MS ? NOTARY_NAME : null,
    reason,
  };
}

/** Whether a session can continue; after one that ended a new one can start. */
export const isRunning = (party: Party, now: number): boolean =>
  party.record.notarySession !== undefined && isOpenSession(notaryState(sessionView(party, now).state));

/** What was wrong with an ID that the notary refused; the sandbox's reads names in the wrong order. */
export function refusedId(party: Party, now: number): { idProblem: string | null; nameOnId: string | null } {
  const { idProblem = null } = party.record.notarySession ? stateOf(party, ageOf(party, now)) : {};
  const { firstName, lastName } = party.name;
  return { idProblem, nameOnId: idProblem === 'NAME' ? `${lastName} ${firstName}` : null };
}

/** When the identity questions were not passed, oldest first. */
export function questionFailures(party: Party, now: number): number[] {
  const { failedQuestions = [], notarySession } = party.record;
  return notarySession && sessionView(party, now).reason === 'KBA_FAILED'
    ? [...failedQuestions, notarySession.startedAt + QUESTIONS_MS]
    : failedQuestions;
}
