/** Federal holidays, the right to cancel, and banking days. Source: docs/rules.md#right-to-cancel */
import { addDays, datePartsOf, type IsoDate, parseDateParts, weekdayOf } from './calendar.ts';

/** Federal holidays (docs/rules.md#right-to-cancel). `nth` -1 is the last one of the month; weekday 0 is Sunday. */
const FIXED = [
  { month: 1, day: 1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
] as const;
const FLOATING = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const;

const SUNDAY = 0;
const SATURDAY = 6;
const RESCISSION_DAYS = 3;

const numbers = (iso: IsoDate) => {
  const { month, day, year } = datePartsOf(iso);
  return { month: Number(month), day: Number(day), year: Number(year) };
};

const isFixedHoliday = (iso: IsoDate) => {
  const { month, day } = numbers(iso);
  return FIXED.some((holiday) => holiday.month === month && holiday.day === day);
};

/**
 * True on the 11 legal public holidays, fixed ones on their exact date only: an observed Friday or Monday
 * is not one.
 */
export function isFederalHoliday(iso: IsoDate): boolean {
  if (isFixedHoliday(iso)) return true;
  const { month, day, year } = numbers(iso);
  const weekday = weekdayOf(iso);
  const nth = Math.ceil(day / 7);
  const isLast = parseDateParts({ month, day: day + 7, year }) === undefined;
  return FLOATING.some(
    (holiday) =>
      holiday.month === month &&
      holiday.weekday === weekday &&
      (holiday.nth === -1 ? isLast : holiday.nth === nth),
  );
}

/** Every day but Sundays and federal holidays; Saturdays count. */
export function isRescissionBusinessDay(iso: IsoDate): boolean {
  return weekdayOf(iso) !== SUNDAY && !isFederalHoliday(iso);
}

/**
 * The day at whose midnight the right to cancel ends: the third business day after the last of signing,
 * delivery of the notice and delivery of the disclosures. Principal dwellings only; dates in the
 * property's time zone.
 */
export function rescissionDeadline({
  signed,
  noticeDelivered,
  disclosuresDelivered,
}: {
  signed: IsoDate;
  noticeDelivered: IsoDate;
  disclosuresDelivered: IsoDate;
}): IsoDate {
  let day = [signed, noticeDelivered, disclosuresDelivered].reduce((a, b) => (a > b ? a : b));
  for (let counted = 0; counted < RESCISSION_DAYS; ) {
    day = addDays(day, 1);
    if (isRescissionBusinessDay(day)) counted += 1;
  }
  return day;
}

/** Monday to Friday, no federal holiday; a holiday on a Sunday closes banks on the Monday after. */
export function isBankingDay(iso: IsoDate): boolean {
  const weekday = weekdayOf(iso);
  if (weekday === SUNDAY || weekday === SATURDAY || isFederalHoliday(iso)) return false;
  return !(weekday === 1 && isFixedHoliday(addDays(iso, -1)));
}

/** The first banking day after `iso`: given the cancellation deadline, the earliest day for an ACH payment. */
export function nextBankingDay(iso: IsoDate): IsoDate {
  let day = addDays(iso, 1);
  while (!isBankingDay(day)) day = addDays(day, 1);
  return day;
}
