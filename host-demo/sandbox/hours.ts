import { addDays, toIsoDate, weekdayOf } from '#src/domain/dates.ts';

/** Pacific time (docs/rules.md#opening-hours). */
const ZONE = 'America/Los_Angeles';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const OPEN = { startTime: '06:00', endTime: '18:00' };

/** Monday to Saturday six to six; `weekdayValue` 6 and 7 are the weekend. */
export const WEEK = WEEKDAYS.map((weekday, index) => {
  const isOpen = weekday !== 'Sunday';
  return {
    weekday,
    weekdayValue: index + 1,
    isOpen,
    startTime: isOpen ? OPEN.startTime : null,
    endTime: isOpen ? OPEN.endTime : null,
  };
});

const timeIn = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The row of the week for a day; `weekdayOf` has Sunday at 0. */
const rowOf = (iso: ReturnType<typeof toIsoDate>) => WEEK[(weekdayOf(iso) + 6) % 7];

export function isOpenAt(now: number): boolean {
  const at = new Date(now);
  const row = rowOf(toIsoDate(at, ZONE));
  const time = timeIn(at);
  return Boolean(row?.isOpen && row.startTime && row.endTime && time >= row.startTime && time < row.endTime);
}

/** The next opening, as an ISO time; a department that is closed within its hours opens on the next day with hours. */
export function opensAfter(now: number): string {
  const HALF_HOUR = 30 * 60_000;
  let at = Math.ceil(now / HALF_HOUR) * HALF_HOUR;
  const today = toIsoDate(new Date(now), ZONE);
  const last = addDays(today, 8);
  while (isOpenAt(at)) at += HALF_HOUR;
  while (!isOpenAt(at) && toIsoDate(new Date(at), ZONE) < last) at += HALF_HOUR;
  return new Date(at).toISOString();
}
