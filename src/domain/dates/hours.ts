/** Business hours as shown: always Pacific time. Source: docs/rules.md#opening-hours */
import { formatMoment } from '../text/format.ts';
import { addDays, type IsoDate, isIsoDate, timeOfDay, toIsoDate, weekdayOf } from './calendar.ts';
import { PACIFIC } from './timeZones.ts';

/** From when until when, without the minute of the end; an end before the start is on the next day. */
interface Times {
  isOpen: boolean;
  /** 24-hour HH:mm; 00:00 until 24:00 is all day. */
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

export interface OpeningDay extends Times {
  weekday: string;
  /** 1 is Monday, 6 and 7 the weekend. */
  weekdayValue: number;
}

/** A day with hours of its own, such as a holiday. */
export interface OpeningException extends Times {
  /** yyyy-MM-dd */
  date: string;
}

export interface OpeningWeek {
  weekdays: readonly OpeningDay[];
  exceptions?: readonly OpeningException[] | null | undefined;
}

/** Days in a row with the same hours; one day is its own last. */
export interface OpeningHours {
  first: string;
  last: string;
  /** '6:00 AM', and until when; undefined when closed all day. */
  hours: { from: string; to: string; isAllDay: boolean } | undefined;
}

/** '18:00' -> '6:00 PM'. */
export const formatTimeOfDay = (time: string): string =>
  formatMoment(new Date(`1970-01-01T${time}Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** '6:00 AM' and until when; undefined when closed all day. */
export const shownHours = (day: Times): OpeningHours['hours'] =>
  day.isOpen && day.startTime && day.endTime
    ? {
        from: formatTimeOfDay(day.startTime),
        to: formatTimeOfDay(day.endTime),
        isAllDay: day.startTime === '00:00' && day.endTime === '24:00',
      }
    : undefined;

/** A week in as few lines as possible: days in a row with the same hours share one. */
export function groupOpeningDays(week: readonly OpeningDay[]): OpeningHours[] {
  const groups: OpeningHours[] = [];
  for (const day of [...week].sort((a, b) => a.weekdayValue - b.weekdayValue)) {
    const hours = shownHours(day);
    const group = groups.at(-1);
    if (group && group.hours?.from === hours?.from && group.hours?.to === hours?.to) group.last = day.weekday;
    else groups.push({ first: day.weekday, last: day.weekday, hours });
  }
  return groups;
}

const inPacific = (at: Date, options: Intl.DateTimeFormatOptions) =>
  formatMoment(at, { ...options, timeZone: PACIFIC });

/** A moment in Pacific time: 'Monday' and '6:00 AM'. */
export const pacificMoment = (at: Date): { day: string; time: string } => ({
  day: inPacific(at, { weekday: 'long' }),
  time: inPacific(at, { hour: 'numeric', minute: '2-digit' }),
});

const rowOf = ({ weekdays, exceptions }: OpeningWeek, day: IsoDate): Times | undefined =>
  exceptions?.find(({ date }) => date === day) ??
  weekdays.find(({ weekdayValue }) => weekdayValue % 7 === weekdayOf(day));

/** From when until when a day is open; undefined when it is closed. */
function timesOf(week: OpeningWeek, day: IsoDate) {
  const { isOpen, startTime: start, endTime: end } = rowOf(week, day) ?? {};
  return isOpen && start && end ? { start, end, isOverMidnight: end < start } : undefined;
}

/**
 * Whether the clock in the Pacific zone shows a time within the hours. It is read anew at each moment: on the days on which
 * the clocks are changed an hour is there twice, or not at all. What runs over midnight ends where the next day is an
 * exception that is closed (docs/rules.md#opening-hours).
 */
export function openAt(week: OpeningWeek, now: Date): boolean {
  const day = toIsoDate(now, PACIFIC);
  const time = timeOfDay(now, PACIFIC);
  if (week.exceptions?.some(({ date, isOpen }) => date === day && !isOpen)) return false;
  const today = timesOf(week, day);
  const eve = timesOf(week, addDays(day, -1));
  return Boolean(
    (today && time >= today.start && (today.isOverMidnight || time < today.end)) ||
      (eve?.isOverMidnight && time < eve.end),
  );
}

/** When it closes, where that is within so many minutes of a moment at which it is open. */
export function closingWithin(week: OpeningWeek, now: Date, minutes: number): Date | undefined {
  const first = now.getTime() - (now.getTime() % MINUTE_MS);
  const moments = Array.from({ length: minutes + 1 }, (_, minute) => new Date(first + minute * MINUTE_MS));
  return openAt(week, now) ? moments.find((at) => !openAt(week, at)) : undefined;
}

/** How long before it an exception is told. */
const TOLD_DAYS = 14;

/** The exceptions of the next days, in their order. */
export function comingExceptions({ exceptions }: OpeningWeek, now: Date): OpeningException[] {
  const today = toIsoDate(now, PACIFIC);
  const last = addDays(today, TOLD_DAYS);
  return (exceptions ?? [])
    .filter(({ date }) => isIsoDate(date) && date >= today && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How far ahead the next opening is looked for. */
const HORIZON_MS = 30 * 24 * HOUR_MS;

/** When it opens next, after the present hours if it is open; undefined when it does not within a month. */
export function nextOpening(week: OpeningWeek, now: Date): Date | undefined {
  const isOpen = (at: number) => openAt(week, new Date(at));
  const rows = [...week.weekdays, ...(week.exceptions ?? [])];
  // Minutes of an hour at which something may begin: with one of the rows, or as the clocks are changed.
  const minutes = [...new Set([0, ...rows.map(({ startTime }) => Number(startTime?.slice(3)) || 0)])].sort(
    (a, b) => a - b,
  );
  const last = now.getTime() + HORIZON_MS;
  for (let hour = now.getTime() - (now.getTime() % HOUR_MS); hour < last; hour += HOUR_MS) {
    const opens = minutes
      .map((minute) => hour + minute * MINUTE_MS)
      .find((at) => at > now.getTime() && isOpen(at) && !isOpen(at - MINUTE_MS));
    if (opens !== undefined) return new Date(opens);
  }
  return undefined;
}
