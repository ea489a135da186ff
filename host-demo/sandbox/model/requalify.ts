import type { Heloc } from '#src/api/contract/heloc.ts';
import { type Money, money } from '#src/domain/money/money.ts';
import { highestLine, type Requalified, requalify } from '#src/domain/offer/requalify.ts';
import { same, TOO_LATE_LAST_NAME } from './decisions.ts';
import type { Env } from './env.ts';
import { factsOf, LAST_POSITION, liensOf, paidOffOf } from './lineCap.ts';
import { MIN_DRAW, MIN_DRAW_BY_STATE } from './pricing.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { withOffers } from './underwriteApplication.ts';

/** Default line of an inquiry, in dollars. */
const INQUIRED = 50_000;
/** What the line that was asked for exceeds the limit by. */
const EXCESS = 25_000;
const SECOND = {
  creditor: 'Bluestem Home Equity',
  type: 'HELOC',
  mask: '2208',
  monetaryBalance: 36_000,
  monetaryCalculatedNextPaymentMinimumAmount: 285,
  creditLimit: 45_000,
};
const THIRD = {
  creditor: 'Cinder Hill Credit',
  type: 'HOME_EQUITY_LOAN',
  mask: '5190',
  monetaryBalance: 18_000,
  monetaryCalculatedNextPaymentMinimumAmount: 210,
  creditLimit: null,
};

export const outcomeOf = (heloc: Heloc, paidOff: readonly string[], line: Money): Requalified =>
  requalify(factsOf(heloc, paidOff, line));

export const fits = ({ fitsValue, fitsPosition }: Requalified): boolean => fitsValue && fitsPosition;

export const MARKED = 'MARKED_FOR_PAYOFF';

/** @param required without paying them off the line does not fit */
export function mark(heloc: Heloc, uuids: readonly string[], required: boolean): void {
  for (const row of heloc.liabilities) {
    if (uuids.includes(row.uuid)) row.payOff = { status: MARKED, required };
  }
}

/** Loans from after the mortgage, for applicants whose own loans would not block the line. */
function addLoans({ heloc, answers }: Application): void {
  // An applicant who has listed their loans has no others.
  if (answers.putLiens || liensOf(heloc).length !== 1) return;
  const more = same(heloc.owner.lastName, TOO_LATE_LAST_NAME) ? [SECOND, THIRD] : [SECOND];
  heloc.liabilities.push(
    ...more.map((loan, index) => ({
      ...loan,
      uuid: uuidFrom(`${heloc.uuid}|junior|${index}`),
      apr: 9.1,
      securedByHome: true,
      payoffEligible: true,
      ineligibleReason: null,
      payOff: { status: null, required: false },
    })),
  );
}

const isTooLate = (heloc: Heloc) => liensOf(heloc).length >= LAST_POSITION;

/** The requested line in dollars. Without a request: one that is too large, unless the lien position is the obstacle. */
function requested({ heloc, answers }: Application): number {
  const room = Number(highestLine(factsOf(heloc, paidOffOf(heloc), money(0))));
  if (answers.putLiens) return heloc.amount ?? INQUIRED;
  return isTooLate(heloc) ? Math.max(MIN_DRAW, Math.min(room, INQUIRED)) : room + EXCESS;
}

/** The loans on the home block the requested line. */
export function noteWinback(app: Application, env: Env): void {
  withOffers(app, env.organisation);
  const { heloc } = app;
  // An estimate leads to one valuation, not to another.
  if (heloc.winback) return;
  addLoans(app);
  heloc.winback = {
    requestedAmount: requested(app),
    minAmount: MIN_DRAW_BY_STATE[heloc.property.state] ?? MIN_DRAW,
    position: liensOf(heloc).length + 1,
    maxPosition: LAST_POSITION,
    estimateAllowed: !heloc.isCrypto,
  };
}

/** Whether the line that was asked for fits by now, e.g. beside another value. */
export const fitsNow = ({ heloc }: Application): boolean =>
  heloc.winback != null && fits(outcomeOf(heloc, paidOffOf(heloc), money(heloc.winback.requestedAmount)));

/** Whether the line that an inquiry is about fits beside the loans of the home. */
export const fitsInquiry = (heloc: Heloc, paidOff: readonly string[]): boolean =>
  fits(outcomeOf(heloc, paidOff, money(heloc.amount ?? INQUIRED)));
