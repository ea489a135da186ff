import { addDays } from '#src/domain/dates/dates.ts';
import { payoffLines } from '#src/domain/offer/payoffLines.ts';
import { localDay } from './closing.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Lenders answer after three days; a letter of the person's own is read within one. */
const LENDER_ANSWERS_AFTER = 3 * DAY;
const LETTER_READ_AFTER = DAY;
/** How long a lender's figures are good for, and a day's interest on what is owed, at 8 percent a year. */
const GOOD_FOR_DAYS = 21;
const interestOfDay = (amount: number) => Math.round((amount * 0.08 * 100) / 365) / 100;

const isKnownAt = ({ letterAt, requestedAt }: Application['heloc']['payoffs'][number], enteredAt: number) => {
  const from = Date.parse(letterAt ?? requestedAt ?? '');
  return (Number.isNaN(from) ? enteredAt : from) + (letterAt ? LETTER_READ_AFTER : LENDER_ANSWERS_AFTER);
};

const isAwaited = ({ status }: { status: string }) => status === 'REQUESTED';

/** When the last of the figures was there, or will be. */
export const payoffsKnownAt = ({ heloc, enteredAt }: Application): number =>
  Math.max(
    enteredAt,
    ...heloc.payoffs
      .filter((payoff) => isAwaited(payoff) || payoff.status === 'RECEIVED')
      .map((payoff) => isKnownAt(payoff, enteredAt)),
  );

/** Whether a credit line that is paid off is still to be signed for (docs/rules.md#payoff-amounts). */
export const isLineUnsigned = ({ heloc }: Application): boolean =>
  payoffLines(heloc).some(({ closeLineAt }) => !closeLineAt);

/**
 * Takes the figures that have come.
 * @param by the time until which they have, e.g. infinity for all of them
 * @returns whether there were any
 */
export function receivePayoffs(app: Application, env: Env, by = env.now): boolean {
  if (app.heloc.status.checklistStatus !== 'PAYOFF_REQUEST_PENDING') return false;
  const received = app.heloc.payoffs.filter(
    (payoff) => isAwaited(payoff) && isKnownAt(payoff, app.enteredAt) <= by,
  );
  for (const payoff of received) {
    payoff.status = 'RECEIVED';
    // A letter has figures of its own.
    payoff.goodThrough ??= addDays(localDay(app, env.now), GOOD_FOR_DAYS);
    payoff.perDiem ??= interestOfDay(payoff.amount);
  }
  if (received.length > 0 && isLineUnsigned(app) && !app.heloc.payoffs.some(isAwaited)) {
    mailApplicant(app, env, {
      subject: 'Your signature is needed',
      text: 'We have your payoff amounts. Sign that your credit line is to be closed, and your application goes on.',
    });
  }
  return received.length > 0;
}
