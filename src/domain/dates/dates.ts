/** Dates as shown, and ages. Display MM/dd/yyyy, wire yyyy-MM-dd. Source: docs/rules.md#dates */

import { formatAgo, formatMoment } from '../text/format.ts';
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
  weekdayOf,
} from './calendar.ts';

const inUtc = (iso: IsoDate, options: Intl.DateTimeFormatOptions) =>
  formatMoment(new Date(iso), { ...options, timeZone: 'UTC' });

/** '2026-11-23' -> '11/23/2026'. */
export const formatDate = (iso: IsoDate): string =>
  inUtc(iso, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** '2026-11-23' -> 'Monday, November 23, 2026'. */
export const formatLongDate = (iso: IsoDate): string =>
  inUtc(iso, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

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

const DAY_MS = 86_400_000;

const STEPS = [
  { unit: 'minute', ms: 60_000, below: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, below: DAY_MS },
  { unit: 'day', ms: DAY_MS, below: 7 * DAY_MS },
  // The day that makes them four is still one of them.
  { unit: 'week', ms: 7 * DAY_MS, below: 29 * DAY_MS },
] as const;

/**
 * "5 minutes ago", then hours, days, weeks, and after 4 weeks the month and day, "November 3"; undefined for just now.
 * @param timeZone of the month and day.
 */
export function formatRelative(then: Date, now: Date, timeZone = 'UTC'): string | undefined {
  const age = Math.max(0, now.getTime() - then.getTime());
  const step = STEPS.find(({ below }) => age < below);
  if (!step) return formatMoment(then, { month: 'long', day: 'numeric', timeZone });
  const count = Math.floor(age / step.ms);
  return count === 0 ? undefined : formatAgo(count, step.unit);
}
