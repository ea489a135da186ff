/**
 * How a line is paid back over its term, drawn in full on the first day. Balances are exact inside; interest is what the
 * payments come to, which are in cents, without what they pay back (docs/rules.md#interest-over-the-years). Answers are
 * rounded once, half to even, to cents.
 */
import type Big from 'big.js';
import { decimal, type Money, type Numeric, roundBig } from '../money/decimal.ts';
import { exactMonthlyPayment, interestOnlyPayment, monthlyPayment, power, trimmed } from './payments.ts';

const MONTHS = 12;

export interface Loan {
  /** Dollars, the fee included. */
  principal: Numeric;
  /** Percent a year. */
  rate: Numeric;
  /** Years. */
  term: number;
}

/** The figures of a line at the end of a year, in dollars. */
export interface YearEnd {
  balance: Money;
  /** Paid until then. */
  interest: Money;
}

const cents = (exact: Big) => roundBig(exact, 2) as Money;
export const monthlyRate = (rate: Numeric): Big => decimal(rate).div(100 * MONTHS);

/** The difference of a monthly payment in cents to the exact one; negative where it is less. */
export const roundingOf = ({ principal, rate, term }: Loan): Big =>
  decimal(monthlyPayment(principal, rate, term)).minus(exactMonthlyPayment(principal, rate, term));

function exactBalance({ principal, rate, term }: Loan, months: number): Big {
  if (months >= term * MONTHS) return decimal(0);
  const owed = decimal(principal);
  const payment = exactMonthlyPayment(principal, rate, term);
  const monthly = monthlyRate(rate);
  if (monthly.eq(0)) return owed.minus(payment.times(months));
  const growth = power(monthly.plus(1), months);
  return owed.times(growth).minus(payment.times(growth.minus(1)).div(monthly));
}

/** What is owed after so many monthly payments, in dollars. */
export const balanceAfter = (loan: Loan, months: number): Money => cents(exactBalance(loan, months));

/** The interest in the first `months` payments, in dollars. */
export function interestPaid(loan: Loan, months: number): Money {
  const count = Math.min(months, loan.term * MONTHS);
  const paid = decimal(monthlyPayment(loan.principal, loan.rate, loan.term)).times(count);
  const repaid = decimal(loan.principal).minus(exactBalance(loan, count));
  return cents(paid.minus(repaid));
}

/** The payment with what is paid besides, and what is owed at the start and the end of each year until that is nothing. */
function exactYears({ principal, rate, term }: Loan, extra: Numeric): { payment: Big; balances: Big[] } {
  const payment = exactMonthlyPayment(principal, rate, term).plus(decimal(extra));
  const monthly = monthlyRate(rate);
  const growth = power(monthly.plus(1), MONTHS);
  const paid = payment.times(monthly.eq(0) ? MONTHS : growth.minus(1).div(monthly));
  const balances = [decimal(principal)];
  for (let year = 1; year < term; year += 1) {
    const balance = trimmed((balances[year - 1] as Big).times(growth).minus(paid));
    if (balance.lte(0)) break;
    balances.push(balance);
  }
  return { payment, balances };
}

export interface PaidOff {
  months: number;
  /** All of it, in dollars. */
  interest: Money;
  /** Against the same line with nothing more. */
  sooner: number;
  /** In dollars; subtracted unrounded. */
  saved: Money;
}

/** The last payment is what is owed by then, at the end of the term the payment of every month. */
function exactEnd(loan: Loan, payment: Big, balances: readonly Big[]) {
  const { principal, rate, term } = loan;
  const growth = monthlyRate(rate).plus(1);
  let months = (balances.length - 1) * MONTHS;
  let due = (balances.at(-1) as Big).times(growth);
  months += 1;
  while (months < term * MONTHS && due.gt(payment)) {
    due = trimmed(due.minus(payment).times(growth));
    months += 1;
  }
  const isFullTerm = months === term * MONTHS;
  const interest = payment
    .times(months - 1)
    .plus(isFullTerm ? payment : due)
    .plus(roundingOf(loan).times(isFullTerm ? months : months - 1))
    .minus(decimal(principal));
  return { months, interest };
}

/** When a line is paid off whose monthly payment is always exceeded by `extra` dollars, and what interest it has cost. */
export function paidOffWith(loan: Loan, extra: Numeric): PaidOff {
  const { payment, balances } = exactYears(loan, extra);
  const { months, interest } = exactEnd(loan, payment, balances);
  const term = loan.term * MONTHS;
  const whole = decimal(interestPaid(loan, term));
  return { months, interest: cents(interest), sooner: term - months, saved: cents(whole.minus(interest)) };
}

/** Year by year from the start to the end of the term, where every payment is exceeded by `extra` dollars. */
export function yearByYear(loan: Loan, extra: Numeric = 0): YearEnd[] {
  const { payment, balances } = exactYears(loan, extra);
  const { interest } = exactEnd(loan, payment, balances);
  const paid = payment.plus(roundingOf(loan)).times(MONTHS);
  return Array.from({ length: loan.term + 1 }, (_, year) => {
    const balance = balances[year];
    if (!balance) return { balance: cents(decimal(0)), interest: cents(interest) };
    const repaid = decimal(loan.principal).minus(balance);
    return { balance: cents(balance), interest: cents(paid.times(year).minus(repaid)) };
  });
}

/** The same with interest-only payments: all of it is owed until the day on which it is due. */
export function interestOnlyYears({ principal, rate, term }: Loan): YearEnd[] {
  const balance = cents(decimal(principal));
  const yearly = decimal(interestOnlyPayment(principal, rate)).times(MONTHS);
  return Array.from({ length: term + 1 }, (_, year) => ({ balance, interest: cents(yearly.times(year)) }));
}
