/** Dollars as decimal strings, and their arithmetic; no binary float ever holds an amount. */
import { decimal, type Money, type Numeric, plain, type Rate, roundHalfEven } from './decimal.ts';

export { type Money, type Numeric, type Rate, roundHalfEven } from './decimal.ts';
export {
  formatApr,
  formatMoney,
  formatPercent,
  formatRatio,
  formatWholeMoney,
  parseMoneyInput,
} from './moneyText.ts';

/**
 * Dollars from a number or decimal string, unrounded: money(0.1) is '0.1'.
 * @throws RangeError on NaN, infinity or text that is not a decimal number.
 */
export function money(v: number | string): Money {
  return plain(decimal(v)) as Money;
}

/** A rate or ratio given as a fraction. @throws RangeError as `money`. */
export function rate(fraction: Numeric): Rate {
  return plain(decimal(fraction)) as Rate;
}

/** The fraction of a rate given in percent: rateFromPercent(8.5) is '0.085'. @throws RangeError as `money`. */
export function rateFromPercent(percent: Numeric): Rate {
  return plain(decimal(percent).div(100)) as Rate;
}

/** Rounds to whole cents, half to even, always with two decimals: '5' becomes '5.00'. */
export function roundToCents(v: Numeric): Money {
  return roundHalfEven(v, 2) as Money;
}

export function addMoney(a: Money, b: Money): Money {
  return plain(decimal(a).plus(decimal(b))) as Money;
}

export function subtractMoney(a: Money, b: Money): Money {
  return plain(decimal(a).minus(decimal(b))) as Money;
}

/** -1, 0 or 1, for sorting and limits; '5' and '5.00' are equal. */
export function compareMoney(a: Numeric, b: Numeric): -1 | 0 | 1 {
  return decimal(a).cmp(decimal(b)) as -1 | 0 | 1;
}

export function maxMoney(a: Money, b: Money): Money {
  return compareMoney(a, b) >= 0 ? a : b;
}

export function minMoney(a: Money, b: Money): Money {
  return compareMoney(a, b) <= 0 ? a : b;
}

/** Sum of a list; '0' for an empty one. */
export function sumMoney(list: readonly Money[]): Money {
  return list.reduce(addMoney, '0' as Money);
}
