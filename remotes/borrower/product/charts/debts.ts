import type { Liability } from '#src/api/contract/parts.ts';
import { type Money, money, subtractMoney, sumMoney } from '#src/domain/money/money.ts';
import type { Loan } from '#src/domain/offer/amortization.ts';
import { getTotalAmountFromDraw } from '#src/domain/offer/offers.ts';
import type { Debt } from '#src/domain/offer/payoffCost.ts';
import type { ChartInput } from './chartInput.ts';

/** The chosen debts, and the line's part for them. Dollars. */
export interface Debts {
  counted: readonly Debt[];
  /** Fee included. */
  line: Loan;
  fee: Money;
  /** What they ask for a month together. */
  minimum: Money;
  /** Creditors of chosen debts that could not be counted. */
  leftOut: readonly string[];
}

const isCounted = ({ apr, monetaryBalance, monetaryCalculatedNextPaymentMinimumAmount }: Liability) =>
  apr != null && monetaryBalance > 0 && monetaryCalculatedNextPaymentMinimumAmount > 0;

/** Undefined when no chosen debt can be counted. */
export function debtsOf({ facts, choice, offer, figures }: ChartInput): Debts | undefined {
  const chosen = facts.liabilities.filter(({ uuid }) => choice.payoffs.includes(uuid));
  const rows = chosen.filter(isCounted);
  if (rows.length === 0) return undefined;
  const balance = sumMoney(rows.map((row) => money(row.monetaryBalance)));
  const principal = getTotalAmountFromDraw(balance, figures.feeFraction, facts.feeCap);
  return {
    counted: rows.map((row) => ({
      balance: row.monetaryBalance,
      rate: row.apr ?? 0,
      payment: row.monetaryCalculatedNextPaymentMinimumAmount,
    })),
    line: { principal, rate: figures.apr, term: offer.term },
    fee: subtractMoney(principal, balance),
    minimum: sumMoney(rows.map((row) => money(row.monetaryCalculatedNextPaymentMinimumAmount))),
    leftOut: chosen.filter((row) => !isCounted(row)).map(({ creditor }) => creditor),
  };
}
