/** Money and percent as people read and type them, en-US dollars. Source: docs/rules.md#money-as-text */
import { plainText } from '../text/characters.ts';
import { currencySymbol, formatNumber } from '../text/format.ts';
import { decimal, type Money, type Numeric, plain, roundHalfEven } from './decimal.ts';

const DOLLARS = { style: 'currency', currency: 'USD' } as const;

const FORMAT_ERROR =
  'Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative.';

/**
 * "$1,234.56", negative "-$5.00", rounded half to even.
 * @param precision decimals, 0 or more.
 * @throws Error when `v` or `precision` is not a number, or `precision` is negative.
 */
export function formatMoney(v: Numeric, precision = 2): string {
  if (!Number.isInteger(precision) || precision < 0) throw new Error(FORMAT_ERROR);
  let rounded: string;
  try {
    rounded = roundHalfEven(v, precision);
  } catch (cause) {
    throw new Error(FORMAT_ERROR, { cause });
  }
  return formatNumber(rounded, precision, DOLLARS);
}

/** "$1,234" when there are no cents, else two decimals. @throws RangeError when it is not a number. */
export function formatWholeMoney(v: Numeric): string {
  return formatNumber(roundHalfEven(v, 2), 2, { ...DOLLARS, trailingZeroDisplay: 'stripIfInteger' });
}

/** The same without the sign of the currency, which stands in front of the field: "1,234" or "1,234.56". */
export function formatAmount(v: Numeric): string {
  return formatNumber(roundHalfEven(v, 2), 2, { trailingZeroDisplay: 'stripIfInteger' });
}

export const moneySymbol = (): string => currencySymbol(DOLLARS.currency);

/**
 * A percent number with its sign: 8.5 -> "8.500%".
 * @param percent in percent, not as a fraction. @throws RangeError when it is not a decimal number.
 */
export function formatPercent(percent: Numeric, decimals = 3): string {
  const rounded = roundHalfEven(percent, decimals);
  return formatNumber(rounded, decimals, { style: 'unit', unit: 'percent', useGrouping: false });
}

/** An APR, 2 decimals: 8.5 -> "8.50%". @param percent in percent. */
export function formatApr(percent: Numeric): string {
  return formatPercent(percent, 2);
}

/** A ratio such as CLTV or DTI for display, 1 decimal: '0.8049' -> "80.5%". @param fraction unrounded. */
export function formatRatio(fraction: Numeric): string {
  return formatPercent(plain(decimal(fraction).times(100)), 1);
}

const TYPED = /^(-?)\$?(-?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{0,2})?)$/;

/**
 * What someone typed into a money field: "$1,234", "1,234.00", " 12 ".
 *
 * @returns undefined for junk, misplaced commas, two dots, exponents or more than two decimals. A minus
 * sign is read, so that the field's own rule can say "Must be at least $0".
 */
export function parseMoneyInput(text: string | null | undefined): Money | undefined {
  const match = TYPED.exec(plainText(text ?? '').replace(/\s/g, ''));
  const digits = match?.[3]?.replaceAll(',', '') ?? '';
  if (!match || !/\d/.test(digits) || (match[1] && match[2])) return undefined;
  return plain(decimal(`${match[1] || match[2]}${digits}`)) as Money;
}

/** `parseMoneyInput` as a number of dollars, for a request. */
export function parseDollars(text: string | undefined): number | undefined {
  const amount = parseMoneyInput(text);
  return amount === undefined ? undefined : Number(amount);
}
