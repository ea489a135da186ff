/**
 * Compares the cost of keeping debts with a line that pays them off: interest, and the fee of the line
 * (docs/rules.md#cost-of-paying-off). Exact inside; what is answered is rounded once.
 */
import type Big from 'big.js';
import { decimal, type Money, type Numeric, roundBig } from '../money/decimal.ts';
import { type Loan, monthlyRate, roundingOf } from './amortization.ts';
import { exactMonthlyPayment, trimmed } from './payments.ts';

const MONTHS = 12;

/** A debt that the same payment is made on every month. Dollars; percent a year. */
export interface Debt {
  balance: Numeric;
  rate: Numeric;
  payment: Numeric | Big;
}

export interface PayoffCost {
  /** At the start and the end of each year of the line, in dollars, from the first day on. */
  years: readonly { line: Money; kept: Money }[];
  /** The first month at whose end the line has cost no more than the debts; undefined when there is none. */
  breakEven: number | undefined;
  /** The month from which on it costs more again, until its end. */
  costlierFrom: number | undefined;
  /** The saving by the line at its end, in dollars; negative when it costs more. */
  saved: Money;
}

const cents = (exact: Big) => roundBig(exact, 2) as Money;

/** All interest at the start and after each month. What a payment does not cover is owed as well. */
function interestByMonth({ balance, rate, payment }: Debt, months: number): Big[] {
  const monthly = monthlyRate(rate);
  const pays = typeof payment === 'object' ? payment : decimal(payment);
  let owed = decimal(balance);
  let total = decimal(0);
  const totals = [total];
  for (let month = 1; month <= months; month += 1) {
    if (owed.gt(0)) {
      const interest = trimmed(owed.times(monthly));
      total = total.plus(interest);
      owed = owed.plus(interest).minus(pays);
    }
    totals.push(total);
  }
  return totals;
}

/**
 * @param debts those that are paid off or kept.
 * @param line what the line lends for them, fee included.
 * @param fee the part of it that is the fee, in dollars.
 */
export function payoffCost(debts: readonly Debt[], line: Loan, fee: Numeric): PayoffCost {
  const months = line.term * MONTHS;
  const payment = exactMonthlyPayment(line.principal, line.rate, line.term);
  const rounding = roundingOf(line);
  const lines = interestByMonth({ balance: line.principal, rate: line.rate, payment }, months).map(
    (interest, month) => interest.plus(rounding.times(month)).plus(decimal(fee)),
  );
  const kept = debts
    .map((debt) => interestByMonth(debt, months))
    .reduce((sums, one) => sums.map((sum, month) => sum.plus(one[month] as Big)));
  const isEven = lines.map((cost, month) => month > 0 && cost.lte(kept[month] as Big));
  const first = isEven.indexOf(true);
  const last = isEven.lastIndexOf(true);
  return {
    years: Array.from({ length: line.term + 1 }, (_, year) => ({
      line: cents(lines[year * MONTHS] as Big),
      kept: cents(kept[year * MONTHS] as Big),
    })),
    breakEven: first < 0 ? undefined : first,
    costlierFrom: first < 0 || last === months ? undefined : last + 1,
    saved: cents((kept[months] as Big).minus(lines[months] as Big)),
  };
}
