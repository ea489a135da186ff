/** Whether a line fits beside the loans on a home, and what would make it fit. Source: docs/rules.md#requalifying */
import { decimal, type Money, type Numeric, plain } from '../money/decimal.ts';
import { compareMoney, maxMoney, money, subtractMoney, sumMoney } from '../money/money.ts';
import { cltv } from './ratios.ts';

export const REQUALIFY_CHOICES = ['PAY_OFF', 'BORROW_LESS', 'WITHDRAW'] as const;
export type RequalifyChoice = (typeof REQUALIFY_CHOICES)[number];

export interface RequalifyFacts {
  /** Dollars. */
  value: Money;
  /** The most that all loans may come to, as a fraction of the value. */
  maxCltv: Numeric;
  /** What each loan counts with that stays, in dollars. */
  staying: readonly Money[];
  /** Loans of the home that the line pays off. */
  paidOff: number;
  /** Draw and fee, in dollars. */
  line: Money;
  /** The position that our line has today, and the last one that is taken; absent where that is no matter. */
  position?: number | null | undefined;
  maxPosition?: number | null | undefined;
}

export interface Requalified {
  /** An unrounded fraction. */
  share: Numeric;
  fitsValue: boolean;
  position: number | undefined;
  fitsPosition: boolean;
}

export function requalify(facts: RequalifyFacts): Requalified {
  const { value, maxCltv, staying, paidOff, line, maxPosition } = facts;
  const share = cltv({ openLiens: staying, lineTotal: line, propertyValue: value }) ?? '0';
  const position = facts.position == null ? undefined : Math.max(1, facts.position - paidOff);
  return {
    share,
    fitsValue: compareMoney(share, maxCltv) <= 0,
    position,
    fitsPosition: position === undefined || maxPosition == null || position <= maxPosition,
  };
}

/** The largest line beside the loans that stay, in whole dollars; never below 0. */
export function highestLine({
  value,
  maxCltv,
  staying,
}: Pick<RequalifyFacts, 'value' | 'maxCltv' | 'staying'>): Money {
  const limit = plain(decimal(value).times(decimal(maxCltv))) as Money;
  const room = maxMoney(subtractMoney(limit, sumMoney(staying)), money(0));
  return money(Math.floor(Number(room)));
}
