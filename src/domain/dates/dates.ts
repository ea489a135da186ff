/** Dates as shown, and ages. Display MM/dd/yyyy, wire yyyy-MM-dd. Source: docs/rules.md#dates */

import { formatMoment } from '../text/format.ts';
import { datePartsOf, type IsoDate } from './calendar.ts';

export { nextBankingDay, rescissionDeadline } from './businessDays.ts';
export {
  addDays,
  type DateParts,
  datePartsOf,
  daysBetween,
  type IsoDate,
  isIsoDate,
  localDay,
  localHour,
  parseDate,
  parseDateParts,
  toIsoDate,
} from './calendar.ts';

const inUtc = (iso: IsoDate, options: Intl.DateTimeFormatOptions) =>
  formatMoment(new Date(iso), { ...options, timeZone: 'UTC' });

/** '2026-11-23' -> '11/23/2026'. */
export const formatDate = (iso: IsoDate): string =>
  inUtc(iso, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** '2026-11-23' -> 'Monday, November 23, 2026'. */
export const formatLongDate = (iso: IsoDate): string =>
  inUtc(iso, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** '2026-11-26' -> 'November 26'. */
export const formatMonthAndDay = (iso: IsoDate): string => inUtc(iso, { month: 'long', day: 'numeric' });

/**
 * Full years at the end of `today`; someone born on 29 February turns a year older on 1 March in common
 * years. Negative for a date of birth in the future.
 */
export function ageAt(dob: IsoDate, today: IsoDate): number {
  const born = datePartsOf(dob);
  const now = datePartsOf(today);
  const hadBirthday = `${now.month}-${now.day}` >= `${born.month}-${born.day}`;
  return Number(now.year) - Number(born.year) - (hadBirthday ? 0 : 1);
}
