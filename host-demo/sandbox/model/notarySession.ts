import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getNotarySession } from '#src/api/contract/notary.ts';
import type { NotaryFailure } from '#src/domain/notary/notaryFailures.ts';
import { isOpenSession, notaryState } from '#src/domain/notary/notarySession.ts';
import { NOTARY_NAME } from './appointments.ts';
import { NOTARY_LAST_NAMES } from './notaryOutcomes.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

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

function outcomeFor({ heloc, failedQuestions = [] }: Application): Outcome {
  const name = heloc.owner.lastName.toLowerCase();
  const row = Object.entries(NOTARY_LAST_NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
  const isOver = row && 'once' in row && failedQuestions.length > 0;
  return !row || isOver ? { state: 'SIGNING', reason: null } : row;
}

function stateOf(app: Application, age: number): Outcome {
  const session = app.notarySession;
  if (session?.completed) return { state: 'COMPLETED', reason: null };
  if (session?.failure) return { state: 'FAILED', reason: session.failure };
  if (session?.outOfBounds) return { state: 'FAILED', reason: 'LOCATION' };
  const phase = PHASES.find(({ until }) => age < until);
  if (phase) return { state: phase.state, reason: null };
  const outcome = outcomeFor(app);
  return age >= EXPIRES_MS && isOpenSession(notaryState(outcome.state))
    ? { state: 'EXPIRED', reason: null }
    : outcome;
}

const ageOf = ({ notarySession }: Application, now: number) => now - (notarySession?.startedAt ?? now);

/** A session that is over, from the moment on at which the questions would have been answered. */
export const failedSession = (failure: NotaryFailure, { heloc }: Application, now: number) => ({
  sessionId: uuidFrom(`${heloc.uuid}|notary|${failure}`),
  startedAt: now - QUESTIONS_MS,
  completed: false,
  outOfBounds: false,
  failure,
});

/** Where the last session stands. */
export function sessionView(app: Application, now: number): ResponseOf<typeof getNotarySession> {
  const age = ageOf(app, now);
  const { state, reason } = stateOf(app, age);
  const queued = state === 'IN_QUEUE';
  return {
    sessionId: app.notarySession?.sessionId ?? '',
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
export const isRunning = (app: Application, now: number): boolean =>
  app.notarySession !== undefined && isOpenSession(notaryState(sessionView(app, now).state));

/** What was wrong with an ID that the notary refused; the sandbox's reads names in the wrong order. */
export function refusedId(
  app: Application,
  now: number,
): { idProblem: string | null; nameOnId: string | null } {
  const { idProblem = null } = app.notarySession ? stateOf(app, ageOf(app, now)) : {};
  const { firstName, lastName } = app.heloc.owner;
  return { idProblem, nameOnId: idProblem === 'NAME' ? `${lastName} ${firstName}` : null };
}

/** When the identity questions were not passed, oldest first. */
export function questionFailures(app: Application, now: number): number[] {
  const { failedQuestions = [], notarySession } = app;
  return notarySession && sessionView(app, now).reason === 'KBA_FAILED'
    ? [...failedQuestions, notarySession.startedAt + QUESTIONS_MS]
    : failedQuestions;
}
