/** Stated income, in whole dollars a year. Source: docs/rules.md#stated-income */
import Big from 'big.js';
import { decimal, type Money, plain } from '../money/decimal.ts';
import { compareMoney, money, parseMoneyInput } from '../money/money.ts';

const INCOME_LIMIT: Money = money(9_999_999);
/** Below this the applicant is asked to confirm that it is annual and pre-tax. */
const LOW_INCOME_LIMIT: Money = money(15_000);

/** `amount-too-high` is above `INCOME_LIMIT`. */
export type AmountProblem = 'amount-invalid' | 'amount-negative' | 'amount-too-high';

const dollarsOf = (amount: Money) => plain(decimal(amount).round(0, Big.roundDown)) as Money;

/** Typed income in whole dollars, cents dropped; undefined when it is not an amount. */
export function parseIncome(text: string | null | undefined): Money | undefined {
  const amount = parseMoneyInput(text);
  return amount === undefined ? undefined : dollarsOf(amount);
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

function amountProblem(text: string | null | undefined, limit?: Money): AmountProblem | undefined {
  const amount = parseMoneyInput(text);
  if (amount === undefined) return 'amount-invalid';
  if (compareMoney(amount, 0) < 0) return 'amount-negative';
  return limit && compareMoney(dollarsOf(amount), limit) > 0 ? 'amount-too-high' : undefined;
}

/** What is wrong with annual income; undefined when it is fine. */
export function incomeProblem(text: string | null | undefined): AmountProblem | 'required' | undefined {
  return isBlank(text) ? 'required' : amountProblem(text, INCOME_LIMIT);
}

/** What is wrong with other income, which may be empty and then counts as 0. */
export function otherIncomeProblem(text: string | null | undefined): AmountProblem | undefined {
  return isBlank(text) ? undefined : amountProblem(text);
}

/** Whether to ask "is this your annual pre-tax income?" before going on. */
export function needsLowIncomeConfirmation(income: Money | string, confirmed = false): boolean {
  const amount = parseIncome(income);
  return !confirmed && amount !== undefined && compareMoney(amount, LOW_INCOME_LIMIT) < 0;
}
