import { nextOpening, type OpeningWeek, openAt } from '#src/domain/dates/hours.ts';
import type { Services } from './services.ts';

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

/** Notaries are always open, so that no test depends on the time of day, until `PUT /operating-hours` says otherwise. */
const usualWeek = (department: string, open: boolean | null | undefined) =>
  department === 'NOTARY' && open !== false ? AROUND_THE_CLOCK : WEEK;

/**
 * The week of a department, Pacific time (docs/rules.md#opening-hours): what is set, else what the organisation has, else
 * the usual one.
 */
export function hoursOf(
  { settings, organisations }: Pick<Services, 'settings' | 'organisations'>,
  department: string,
  org?: string,
) {
  const { open, week = null, exceptions } = settings.hoursOf(department);
  const days = week ?? (org === undefined ? undefined : organisations.of(org).hours[department]);
  const weekdays = days
    ? WEEKDAYS.map((weekday, index) => ({
        weekday,
        weekdayValue: index + 1,
        isOpen: false,
        ...days.find(({ weekdayValue }) => weekdayValue === index + 1),
      }))
    : usualWeek(department, open);
  return { weekdays, exceptions: exceptions ?? [] };
}

export const isDepartmentOpen = (
  services: Pick<Services, 'settings' | 'organisations' | 'clock'>,
  department: string,
  org?: string,
) =>
  services.settings.hoursOf(department).open ??
  openAt(hoursOf(services, department, org), new Date(services.clock.now()));

/** The next opening, as an ISO time; a department that is closed within its hours opens when they begin again. */
export const opensAfter = (now: number, week: OpeningWeek = { weekdays: WEEK }): string | null =>
  nextOpening(week, new Date(now))?.toISOString() ?? null;
