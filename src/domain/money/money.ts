/** Dollars as decimal strings, and their arithmetic; no binary float ever holds an amount. */
import { decimal, type Money, type Numeric, plain } from './decimal.ts';

export { type Money, type Numeric, roundHalfEven } from './decimal.ts';
export {
  formatApr,
  formatMoney,
  formatPercent,
  formatWholeMoney,
  parseDollars,
  parseMoneyInput,
} from './moneyText.ts';

/**
 * Dollars from a number or decimal string, unrounded: money(0.1) is '0.1'.
 * @throws RangeError on NaN, infinity or text that is not a decimal number.
 */
export function money(v: number | string): Money {
  return plain(decimal(v)) as Money;
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
