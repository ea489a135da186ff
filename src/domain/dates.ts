/** Dates as shown, and ages. Display MM/dd/yyyy, wire yyyy-MM-dd. Source: docs/rules.md#dates */
import { datePartsOf, type IsoDate, weekdayOf } from './calendar.ts';

export {
  isBankingDay,
  isFederalHoliday,
  isRescissionBusinessDay,
  nextBankingDay,
  rescissionDeadline,
} from './businessDays.ts';
export {
  addDays,
  type DateParts,
  datePartsOf,
  daysBetween,
  type IsoDate,
  isIsoDate,
  parseDate,
  parseDateParts,
  toIsoDate,
  weekdayOf,
} from './calendar.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '2026-11-23' -> '11/23/2026'. */
export function formatDate(iso: IsoDate): string {
  const { month, day, year } = datePartsOf(iso);
  return `${month}/${day}/${year}`;
}

/** '2026-11-23' -> 'Monday, November 23, 2026'. */
export function formatLongDate(iso: IsoDate): string {
  const { month, day, year } = datePartsOf(iso);
  return `${WEEKDAYS[weekdayOf(iso)]}, ${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

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

const STEPS = [
  { unit: 'minute', ms: 60_000, until: 60 },
  { unit: 'hour', ms: 3_600_000, until: 24 },
  { unit: 'day', ms: 86_400_000, until: 7 },
  { unit: 'week', ms: 604_800_000, until: 5 },
] as const;

/**
 * "5 minutes ago", then hours, days, weeks, and after 4 weeks the month and day, "November 3".
 * @param timeZone of the month and day.
 */
export function formatRelative(then: Date, now: Date, timeZone = 'UTC'): string {
  const age = Math.max(0, now.getTime() - then.getTime());
  const step = STEPS.find(({ ms, until }) => Math.floor(age / ms) < until);
  if (!step) {
    return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(then);
  }
  const count = Math.floor(age / step.ms);
  if (count === 0) return 'Just now';
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
