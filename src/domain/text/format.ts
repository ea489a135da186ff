/** Dates, times, lists and numbers as the locale writes them. Nothing else asks `Intl` for words. */
import { cacheFormats } from './formatCache.ts';
import { LOCALE } from './locale.ts';

const dateFormat = cacheFormats((options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, options);
  const { calendar } = format.resolvedOptions();
  if (calendar !== 'gregory') throw new RangeError(`Unsupported calendar: ${calendar}`);
  return format;
});
const listFormat = cacheFormats((options: Intl.ListFormatOptions) => new Intl.ListFormat(LOCALE, options));
const numberFormat = cacheFormats(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALE, options),
);
const pluralRules = cacheFormats((type: Intl.PluralRuleType) => new Intl.PluralRules(LOCALE, { type }));

/**
 * A date or time in words. Without a time zone it is the person's own.
 * @throws RangeError when it would not be of the calendar of our deadlines.
 */
export function formatMoment(at: Date, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow space before AM and PM, which is no place to break a line, and not in every font.
  return dateFormat(options).format(at).replaceAll('\u202f', ' ');
}

/** A moment not far off, in a time zone: 'Tuesday' and '3:15 PM Mountain Time'. */
export const dayAndTime = (at: Date, timeZone: string): { day: string; time: string } => ({
  day: formatMoment(at, { weekday: 'long', timeZone }),
  time: formatMoment(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric', timeZone }),
});

/** "5 minutes ago". @param count of units, 1 or more. */
export const formatAgo = (count: number, unit: 'minute' | 'hour' | 'day' | 'week'): string =>
  new Intl.RelativeTimeFormat(LOCALE).format(-count, unit);

/** "Ana", "Ana and Luis", "Ana, Luis, and Eva"; as `unit` without the "and". */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  listFormat({ type, style: type === 'unit' ? 'short' : 'long' }).format(items);

/** Which form of a text a count of things has: of "1 day" and "2 days", "one" and "other". */
export const pluralForm = (count: number): Intl.LDMLPluralRule => pluralRules('cardinal').select(count);

/** From here on a whole number has a separator. */
const THOUSAND = 1000;

/** A whole number: 1000 -> '1,000'. Without a separator it needs no format, so that the first screen waits for none. */
export const formatCount = (count: number): string =>
  Math.abs(count) < THOUSAND ? String(count) : formatNumber(String(count), 0, {});

/** Whole dollars of what is whole: '15000' -> '$15,000'. Without the decimal library, for the first step. */
export const formatDollars = (dollars: string): string =>
  formatNumber(dollars, 0, { style: 'currency', currency: 'USD' });

/** '$', as the locale writes it for a currency. */
export const currencySymbol = (currency: string): string =>
  numberFormat({ style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A number with exactly so many decimals; a decimal text is not rounded on its way. */
export function formatNumber(
  rounded: string,
  decimals: number,
  options: Pick<
    Intl.NumberFormatOptions,
    'style' | 'currency' | 'unit' | 'useGrouping' | 'trailingZeroDisplay'
  >,
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat({ ...options, ...digits }).format(rounded as `${number}`);
}
