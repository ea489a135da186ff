/** Stated income, in whole dollars a year. Source: docs/rules.md#stated-income */
import Big from 'big.js';
import { decimal, type Money, plain } from './decimal.ts';
import { compareMoney, money, parseMoneyInput } from './money.ts';

export const INCOME_LIMIT: Money = money(9_999_999);
/** Below this the applicant is asked to confirm that it is annual and pre-tax. */
export const LOW_INCOME_LIMIT: Money = money(15_000);

const NOT_A_NUMBER = 'Enter a dollar amount';

const dollarsOf = (amount: Money) => plain(decimal(amount).round(0, Big.roundDown)) as Money;

/** Typed income in whole dollars, cents dropped; undefined when it is not an amount. */
export function parseIncome(text: string | null | undefined): Money | undefined {
  const amount = parseMoneyInput(text ?? '');
  return amount === undefined ? undefined : dollarsOf(amount);
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

function amountProblem(text: string | null | undefined, limit?: Money): string | undefined {
  const amount = parseMoneyInput(text ?? '');
  if (amount === undefined) return NOT_A_NUMBER;
  if (compareMoney(amount, 0) < 0) return 'Must be at least $0';
  return limit && compareMoney(dollarsOf(amount), limit) > 0 ? 'Must be less than $10,000,000' : undefined;
}

/** The message for annual income; undefined when it is fine. */
export function incomeProblem(text: string | null | undefined): string | undefined {
  return isBlank(text) ? 'Required' : amountProblem(text, INCOME_LIMIT);
}

/** The message for other income, which may be empty and then counts as 0. */
export function otherIncomeProblem(text: string | null | undefined): string | undefined {
  return isBlank(text) ? undefined : amountProblem(text);
}

/** Whether to ask "is this your annual pre-tax income?" before going on. */
export function needsLowIncomeConfirmation(income: Money | string, confirmed = false): boolean {
  const amount = parseIncome(income);
  return !confirmed && amount !== undefined && compareMoney(amount, LOW_INCOME_LIMIT) < 0;
}
