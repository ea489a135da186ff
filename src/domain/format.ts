/** Dates, times, lists and numbers as the locale writes them. Nothing else asks `Intl` for words. */
import { LOCALE } from './locale.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes long, using it does not. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  made.set(key, format);
  return format;
}

/** A date or time in words. Without a time zone it is the person's own. */
export function formatMoment(at: Date, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow space before AM and PM, which is no place to break a line, and not in every font.
  return dateFormat(options).format(at).replaceAll('\u202f', ' ');
}

/** "5 minutes ago". @param count of units, 1 or more. */
export const formatAgo = (count: number, unit: 'minute' | 'hour' | 'day' | 'week'): string =>
  new Intl.RelativeTimeFormat(LOCALE).format(-count, unit);

/** "Ana", "Ana and Luis", "Ana, Luis, and Eva"; as `unit` without the "and". */
export const formatList = (items: readonly string[], type: 'conjunction' | 'unit' = 'conjunction'): string =>
  new Intl.ListFormat(LOCALE, { type, style: type === 'unit' ? 'short' : 'long' }).format(items);

const numbers = new Map<string, Intl.NumberFormat>();

/** A whole number: 1000 -> '1,000'. */
export const formatCount = (count: number): string => formatNumber(String(count), 0, {});

/** A number with exactly so many decimals; a decimal text is not rounded on its way. */
export function formatNumber(
  rounded: string,
  decimals: number,
  options: Pick<Intl.NumberFormatOptions, 'style' | 'currency' | 'unit' | 'useGrouping'>,
): string {
  const key = `${decimals} ${JSON.stringify(options)}`;
  const format =
    numbers.get(key) ??
    new Intl.NumberFormat(LOCALE, {
      ...options,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  numbers.set(key, format);
  return format.format(rounded as `${number}`);
}
