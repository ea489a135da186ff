/** What is due at the end of a line with interest-only payments. Source: docs/rules.md#principal-at-maturity */
import { datePartsOf, type IsoDate, parseDate, parseDateParts } from '../dates/calendar.ts';

/** The fields of an application that say whether principal is left at the end, and when it is due. */
export interface Line {
  /** SENIOR: 62 and older, interest-only payments. */
  productType: string;
  dates: { noteSigned?: string | null | undefined };
}

/** The same day so many years later; 29 February becomes the 28th in common years. */
function addYears(iso: IsoDate, years: number): IsoDate {
  const { year, month, day } = datePartsOf(iso);
  const later = { year: Number(year) + years, month };
  return parseDateParts({ ...later, day }) ?? (parseDateParts({ ...later, day: 28 }) as IsoDate);
}

/**
 * The day on which the whole principal of an interest-only line is due: its term after it was signed, or after today
 * while it is not. Undefined for a line that its payments pay off.
 */
export function maturityOf(
  { productType, dates }: Line,
  termYears: number | null | undefined,
  today: IsoDate,
): IsoDate | undefined {
  if (productType !== 'SENIOR' || !termYears) return undefined;
  return addYears(parseDate(dates.noteSigned ?? '') ?? today, termYears);
}
