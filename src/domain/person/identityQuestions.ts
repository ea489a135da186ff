/** The questions that identify a person before an online notary. Source: docs/rules.md#identity-questions */
import type { StateCode } from '../property/states.ts';

const HOUR_MS = 3_600_000;

export interface QuestionRule {
  /** How often they may be failed within the window; then they are locked. */
  attempts: number;
  windowHours: number;
  /** From the last failure on. */
  lockHours: number;
}

const USUAL: QuestionRule = { attempts: 2, windowHours: 24, lockHours: 24 };

/** Where a state's rule is another one. */
const BY_STATE: Partial<Record<StateCode, QuestionRule>> = {
  LA: { attempts: 1, windowHours: 24, lockHours: 24 },
};

/** The rule for a home in a state; the usual one for what is not a state. */
export const questionRule = (state: string): QuestionRule =>
  BY_STATE[state.trim().toUpperCase() as StateCode] ?? USUAL;

/**
 * How often the questions may still be tried now, and while that is never: from when on. Times are milliseconds since the
 * epoch.
 * @param failures every time at which they were failed, oldest first
 */
export function questionAttempts(
  failures: readonly number[],
  now: number,
  { attempts, windowHours, lockHours }: QuestionRule,
): { left: number; retryAt: number | undefined } {
  const within = (before: number) => (at: number) => before - at < windowHours * HOUR_MS;
  let counted: number[] = [];
  let retryAt = Number.NEGATIVE_INFINITY;
  for (const failure of failures) {
    counted = [...counted.filter(within(failure)), failure];
    if (counted.length < attempts) continue;
    retryAt = failure + lockHours * HOUR_MS;
    counted = [];
  }
  return now < retryAt
    ? { left: 0, retryAt }
    : { left: attempts - counted.filter(within(now)).length, retryAt: undefined };
}
