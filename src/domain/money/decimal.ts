/**
 * Exact decimals and the one rounding rule of the product: half to even, on the decimal value.
 * Source: docs/rules.md#rounding
 */
import Big from 'big.js';

/** A decimal string in dollars, e.g. '1234.5'. */
export type Money = string & { readonly __brand: 'Money' };
/** An annual rate or a ratio as a fraction, as a decimal string: '0.085' is 8.5 %. */
export type Rate = string & { readonly __brand: 'Rate' };
/** What arithmetic accepts: a JS number goes in through its shortest decimal string. */
export type Numeric = Money | Rate | number | string;

const HALF_EVEN = 2;
/** A constructor of our own, so that settings of another Big on the page cannot change our rounding. */
const Decimal = Big();
Decimal.DP = 40;
Decimal.RM = HALF_EVEN;

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/**
 * The exact decimal of a number or decimal string.
 * @throws RangeError when `v` is NaN, infinite or not a decimal.
 */
export function decimal(v: Numeric): Big {
  const text = String(v).trim().replace(/^\+/, '');
  if (!DECIMAL.test(text)) throw new RangeError(`Not a decimal number: ${text}`);
  return new Decimal(text);
}

/** The shortest plain notation, without exponent and never '-0'. */
export function plain(value: Big): string {
  const text = value.toFixed();
  return text === '-0' ? '0' : text;
}

/**
 * Rounds to `places` decimals, ties to the even digit: 0.125 -> '0.12', 1.005 -> '1.00', 2.5 -> '2',
 * -2.5 -> '-2'. Keeps trailing zeros, never '-0'.
 * @throws RangeError when `v` is not a decimal number.
 */
export function roundHalfEven(v: Numeric, places: number): string {
  return roundBig(decimal(v), places);
}

/** `roundHalfEven` for a value that is still being calculated with. */
export function roundBig(value: Big, places: number): string {
  const text = value.toFixed(places, HALF_EVEN);
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text;
}
