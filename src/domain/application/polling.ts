/** How the app waits for a status. Source: docs/rules.md#polling-for-a-status */
import { isWaitingStatus } from './status.ts';

const POLL_BASE_MS = 500;
const POLL_MAX_MS = 5000;
export const WAITING_TRIES = 14;
export const OTHER_TRIES = 7;

/**
 * Milliseconds between try `attempt` and the next one: 500, 1000, 2000, 4000, 5000, 5000 ...
 * @param attempt tries made so far, from 1.
 */
export function pollDelay(attempt: number): number {
  return Math.min(POLL_BASE_MS * 2 ** Math.max(0, attempt - 1), POLL_MAX_MS);
}

/** How often the status is asked for while the answer is `status`: 14 when it waits, else 7. */
export function triesFor(status: string | null | undefined): number {
  return status && isWaitingStatus(status) ? WAITING_TRIES : OTHER_TRIES;
}

export interface PollFacts {
  /** Tries made so far, this one included, from 1. */
  attempt: number;
  /** The status just fetched; null when the application has none; undefined when the fetch failed. */
  observed: string | null | undefined;
  /** The status the applicant was on when they submitted; undefined on a return visit. */
  submitted?: string | null | undefined;
  /** A decline decision came with the status: waiting is over. */
  declined?: boolean | undefined;
  /** The last status fetched before this try; lets one failed fetch not cut short a long wait. */
  lastSeen?: string | null | undefined;
}

export type PollDecision =
  | { kind: 'wait'; delayMs: number }
  | { kind: 'route'; status: string | null }
  | { kind: 'give-up'; status: 'UNKNOWN' | 'GEN_NOTE_SIGNING' };

/**
 * Decides after each try whether to wait, route or give up (docs/rules.md#polling-for-a-status). The submitted status
 * routes when another was seen since: the server has come back to it, as after an SSN that did not help.
 */
export function nextPoll({ attempt, observed, submitted, declined, lastSeen }: PollFacts): PollDecision {
  const failed = observed === undefined;
  const waits = typeof observed === 'string' && isWaitingStatus(observed);
  const hasMoved = lastSeen !== undefined && lastSeen !== submitted;
  const stale = !failed && submitted !== undefined && observed === submitted && !hasMoved;
  if (!failed && !stale && (declined || !waits)) return { kind: 'route', status: observed };

  const current = failed ? lastSeen : observed;
  if (attempt < triesFor(current)) return { kind: 'wait', delayMs: pollDelay(attempt) };
  if (current === 'GEN_NOTE_SIGNING') return { kind: 'give-up', status: current };
  return failed || waits ? { kind: 'give-up', status: 'UNKNOWN' } : { kind: 'route', status: observed };
}
