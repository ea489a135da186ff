/** Sums of the loans on a home, with a new line among them. Source: docs/rules.md#ratios */
import { decimal, type Money, type Numeric, plain, type Rate, roundBig } from '../money/decimal.ts';
import { subtractMoney, sumMoney } from '../money/money.ts';
import { cltv } from './ratios.ts';

export interface HomeFacts {
  /** Dollars, above 0. */
  value: Money;
  /** The counted amount of each remaining loan, in dollars. */
  staying: readonly Money[];
  /** The same of those that the line pays off. */
  paidOff: readonly Money[];
  /** Draw and fee, in dollars. */
  line: Money;
  /** The most that all loans may come to, as a fraction of the value. */
  maxCltv: Numeric;
}

/** Dollars. */
export interface HomeEquity {
  /** Remaining loans and those that are paid off. */
  today: Money;
  staying: Money;
  paidOff: Money;
  /** Remaining loans and the line. */
  together: Money;
  limit: Money;
  /** The part of the value that no loan is on; below 0 when they exceed it. */
  free: Money;
}

export function homeEquity({ value, staying, paidOff, line, maxCltv }: HomeFacts): HomeEquity {
  const together = sumMoney([...staying, line]);
  return {
    today: sumMoney([...staying, ...paidOff]),
    staying: sumMoney(staying),
    paidOff: sumMoney(paidOff),
    together,
    limit: roundBig(decimal(value).times(decimal(maxCltv)), 2) as Money,
    free: subtractMoney(value, together),
  };
}

/** A part of the value as an unrounded fraction. */
export const shareOfValue = (part: Money, value: Money): Rate =>
  cltv({ openLiens: [], lineTotal: part, propertyValue: value }) ?? (plain(decimal(0)) as Rate);
