import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability } from '#src/api/contract/parts.ts';
import { compareMoney, type Money, money } from '#src/domain/money/money.ts';
import { type HomeEquity, homeEquity } from '#src/domain/offer/homeEquity.ts';
import { countedAccount } from '#src/domain/offer/liens.ts';
import type { ChartInput } from './chartInput.ts';

export interface Home extends HomeEquity {
  value: Money;
  /** One of the loans that stay is a credit line, which counts with its limit. */
  hasCreditLine: boolean;
}

const isCreditLine = ({ type, creditLimit }: Liability) => type === 'HELOC' && creditLimit != null;

/**
 * Undefined unless the value, its limit and the debts are known: a credit report without a debt says nothing of loans. A
 * crypto-backed loan does not rest on the home.
 */
export function homeOf(
  { adjustedHomeAmount, maxCltv, liabilities, isCrypto }: Heloc,
  { choice, figures }: ChartInput,
): Home | undefined {
  if (isCrypto || !adjustedHomeAmount || !maxCltv || maxCltv > 1 || liabilities.length === 0)
    return undefined;
  const value = money(adjustedHomeAmount);
  if (compareMoney(value, 0) <= 0) return undefined;
  const loans = liabilities.filter(({ securedByHome }) => securedByHome);
  const isPaidOff = ({ uuid }: Liability) => choice.payoffs.includes(uuid);
  const staying = loans.filter((loan) => !isPaidOff(loan));
  const equity = homeEquity({
    value,
    staying: staying.map(countedAccount),
    paidOff: loans.filter(isPaidOff).map(countedAccount),
    line: figures.total,
    maxCltv,
  });
  return { ...equity, value, hasCreditLine: staying.some(isCreditLine) };
}
