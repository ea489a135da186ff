import { same } from './decisions.ts';
import type { Application } from './records.ts';

/** An SSN that ends like this has no credit file; every other one has. */
export const UNKNOWN_SSN_ENDING = '9999';

/** An SSN that ends like this meets a bureau that is down; the second try again gets through. */
export const UNREACHABLE_SSN_ENDING = '8888';

const SECOND = 1000;
/** Longer after every failed try (docs/rules.md#credit-bureau-unreachable). */
const RETRY_AFTER_MS = [30 * SECOND, 60 * SECOND, 120 * SECOND];
/** How many calls to a bureau that is down fail, counting the first. */
const FAILED_TRIES = 2;

/** Whether the bureau does not answer now. */
const isDown = (app: Application) =>
  app.ssnLast4 === UNREACHABLE_SSN_ENDING && (app.bureauTries ?? 0) < FAILED_TRIES;

/** Notes a check that the bureau did not answer, which waits. @returns whether it is one */
export function meetsOutage(app: Application, now: number): boolean {
  if (!isDown(app)) {
    app.heloc.bureauOutage = null;
    return false;
  }
  app.bureauTries = (app.bureauTries ?? 0) + 1;
  app.bureauTriedAt = now;
  app.heloc.bureauOutage = { failedTries: app.bureauTries };
  return true;
}

export function secondsToBureau({ bureauTriedAt, heloc }: Application, now: number): number {
  const wait = RETRY_AFTER_MS[(heloc.bureauOutage?.failedTries ?? 0) - 1] ?? 0;
  return Math.max(0, Math.ceil(((bureauTriedAt ?? Number.NEGATIVE_INFINITY) + wait - now) / SECOND));
}

/** What entering CREDIT_NO_MATCH_SSN brings. */
export function noteSearch({ heloc }: Application): void {
  heloc.ssnAttemptsLeft = 0;
  heloc.creditSearch ??= { reason: same(heloc.owner.lastName, 'Thinfile') ? 'THIN' : 'NOT_FOUND' };
}

/** Where a credit check goes on. */
export const creditCheck = ({ heloc }: Application) =>
  heloc.dates.submitted ? 'HARD_CREDIT_PULL' : 'WAITING_FOR_SOFT_CREDIT';
