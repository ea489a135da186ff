import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability } from '#src/api/contract/parts.ts';
import { compareMoney, type Money, money, sumMoney } from '#src/domain/money/money.ts';
import { countedAccount } from '#src/domain/offer/liens.ts';
import { highestLine, type Requalified, requalify } from '#src/domain/offer/requalify.ts';

export interface WinbackFacts {
  value: Money;
  maxCltv: number;
  /** The loans on the home. */
  loans: readonly Liability[];
  liens: Money;
  line: Money;
  /** The minimum line, if the server sends one. */
  least: Money | undefined;
  position: number | null | undefined;
  maxPosition: number | null | undefined;
  estimateAllowed: boolean;
}

/** Undefined until the server has said what blocks the offer. */
export function winbackFacts({
  adjustedHomeAmount,
  maxCltv,
  liabilities,
  winback,
  isCrypto,
}: Heloc): WinbackFacts | undefined {
  if (!winback || !adjustedHomeAmount || !maxCltv) return undefined;
  const loans = liabilities.filter(({ securedByHome }) => securedByHome);
  return {
    value: money(adjustedHomeAmount),
    maxCltv,
    loans,
    liens: sumMoney(loans.map(countedAccount)),
    line: money(winback.requestedAmount),
    least: winback.minAmount == null ? undefined : money(winback.minAmount),
    position: winback.position,
    maxPosition: winback.maxPosition,
    estimateAllowed: winback.estimateAllowed && !isCrypto,
  };
}

/** The result when the line pays off some of the loans. */
export const outcomeOf = (
  facts: WinbackFacts,
  paidOff: readonly string[] = [],
  line = facts.line,
): Requalified =>
  requalify({
    ...facts,
    staying: facts.loans.filter(({ uuid }) => !paidOff.includes(uuid)).map(countedAccount),
    paidOff: paidOff.length,
    line,
  });

/** Whether the line itself pays the loans that it is to pay off. */
export const coversLoans = ({ loans, line }: WinbackFacts, paidOff: readonly string[]): boolean =>
  compareMoney(
    sumMoney(loans.filter(({ uuid }) => paidOff.includes(uuid)).map((loan) => money(loan.monetaryBalance))),
    line,
  ) <= 0;

/** The most that fits beside the loans as they are. */
export const largestFittingLine = ({ value, maxCltv, loans }: WinbackFacts): Money =>
  highestLine({ value, maxCltv, staying: loans.map(countedAccount) });

/** Whether a line reaches the minimum amount. */
export const isEnough = ({ least }: WinbackFacts, line: Money): boolean =>
  compareMoney(line, 0) > 0 && (least === undefined || compareMoney(line, least) >= 0);
