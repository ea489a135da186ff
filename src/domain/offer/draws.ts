/**
 * Draw bounds and what a payoff choice does to them. Dollars throughout.
 * Source: docs/rules.md#draw-bounds
 */
import Big from 'big.js';
import type { DrawPreference } from '../application/applicationEnums.ts';
import { decimal, type Money, type Numeric, plain } from '../money/decimal.ts';
import { compareMoney, maxMoney, minMoney, money, subtractMoney } from '../money/money.ts';

export interface DrawBounds {
  min: Money;
  max: Money;
}

export interface DrawFacts {
  /** The offer's minDraw and maxDraw. */
  minDraw: Numeric;
  maxDraw: Numeric;
  /** Sum of the liabilities marked for payoff. */
  payoff?: Numeric | undefined;
  preference?: DrawPreference | undefined;
}

const floor = (v: Numeric) => plain(decimal(v).round(0, Big.roundDown)) as Money;
const ceil = (v: Numeric) => plain(decimal(v).round(0, Big.roundUp)) as Money;
const whole = ({ minDraw, maxDraw }: DrawFacts): DrawBounds => ({ min: ceil(minDraw), max: floor(maxDraw) });

const SHIFT = {
  PRESERVE: ({ min, max }, payoff) => ({
    min: subtractMoney(min, payoff),
    max: subtractMoney(max, payoff),
  }),
  DEDUCT: ({ min, max }, payoff) => ({ min: maxMoney(subtractMoney(min, payoff), payoff), max }),
  MAXIMIZE: (bounds) => bounds,
} satisfies Record<DrawPreference, (bounds: DrawBounds, payoff: Money) => DrawBounds>;

/**
 * The slider's bounds, literally: ceiling of the minimum and floor of the maximum, then shifted by the
 * payoff. May be negative or below minDraw; what a page uses is `uiDrawBounds`.
 * @throws RangeError when an amount is not a decimal number.
 */
export function drawBounds(facts: DrawFacts): DrawBounds {
  const bounds = whole(facts);
  const payoff = money(facts.payoff ?? 0);
  if (facts.preference === undefined || compareMoney(payoff, 0) === 0) return bounds;
  return SHIFT[facts.preference](bounds, payoff);
}

/**
 * The bounds a page offers, in whole dollars: never below 0, and with DEDUCT never below the offer's minimum.
 * `disabled` when nothing lies between them, so the choice cannot be made.
 */
export function uiDrawBounds(facts: DrawFacts): DrawBounds & { disabled: boolean } {
  const bounds = drawBounds(facts);
  const lowest = facts.preference === 'DEDUCT' ? whole(facts).min : money(0);
  // A payoff with cents shifts them off the dollar.
  const min = ceil(maxMoney(bounds.min, lowest));
  const max = floor(bounds.max);
  return { min, max, disabled: compareMoney(max, min) < 0 };
}

/** The draw, moved to the nearest bound when it lies outside. */
export function keepDrawInside({ min, max }: DrawBounds, draw: Money): Money {
  return maxMoney(min, minMoney(max, draw));
}

/** True when `draw` lies within the bounds, ends included. */
export function isDrawInside({ min, max }: DrawBounds, draw: Money): boolean {
  return compareMoney(draw, min) >= 0 && compareMoney(draw, max) <= 0;
}

export interface CashFacts {
  /** Sum of the balances to pay off. */
  balances: Numeric;
  /** PRESERVE: the cash to the borrower. DEDUCT: the whole draw. Without the fee (docs/rules.md#draw-preferences). */
  draw: Numeric;
  maxDraw: Numeric;
}

/** True when balances plus draw do not exceed the maximum draw. */
export function isCashPreservable({ balances, draw, maxDraw }: CashFacts): boolean {
  return decimal(balances).plus(decimal(draw)).lte(decimal(maxDraw));
}

/** True when the draw does not exceed the maximum and covers the balances. */
export function isCashDeductible({ balances, draw, maxDraw }: CashFacts): boolean {
  return compareMoney(draw, maxDraw) <= 0 && compareMoney(draw, balances) >= 0;
}

export interface CashSplit {
  /** The value of the slider. */
  draw: Money;
  payoff: Money;
  /** The offer's maxDraw; MAXIMIZE draws its floor. */
  maxDraw: Money;
  /** Without a payoff there is none, and the draw is the cash. */
  preference?: DrawPreference | undefined;
}

const INITIAL_DRAW = {
  PRESERVE: ({ draw, payoff }) => decimal(draw).plus(decimal(payoff)),
  DEDUCT: ({ draw }) => decimal(draw),
  MAXIMIZE: ({ maxDraw }) => decimal(floor(maxDraw)),
} satisfies Record<DrawPreference, (split: CashSplit) => Big>;

/** What is drawn from the line, payoffs included and fee not: the amount the offer's bounds apply to. */
export function initialDraw(split: CashSplit): Money {
  return plain(split.preference ? INITIAL_DRAW[split.preference](split) : decimal(split.draw)) as Money;
}

/** Cash to the borrower: PRESERVE the slider, DEDUCT slider minus payoffs, MAXIMIZE maximum minus payoffs. */
export function cashToYou(split: CashSplit): Money {
  return split.preference ? subtractMoney(initialDraw(split), split.payoff) : split.draw;
}
