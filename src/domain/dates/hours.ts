/** Business hours as shown: always Pacific time. Source: docs/rules.md#opening-hours */
import { formatMoment } from '../text/format.ts';
import { PACIFIC } from './timeZones.ts';

export interface OpeningDay {
  weekday: string;
  /** 1 is Monday, 6 and 7 the weekend. */
  weekdayValue: number;
  isOpen: boolean;
  /** 24-hour HH:mm. */
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
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

/** A week in as few lines as possible: days in a row with the same hours share one. */
export function groupOpeningDays(week: readonly OpeningDay[]): OpeningHours[] {
  const groups: OpeningHours[] = [];
  for (const day of [...week].sort((a, b) => a.weekdayValue - b.weekdayValue)) {
    const hours =
      day.isOpen && day.startTime && day.endTime
        ? {
            from: formatTimeOfDay(day.startTime),
            to: formatTimeOfDay(day.endTime),
            isAllDay: day.startTime === '00:00' && day.endTime === '24:00',
          }
        : undefined;
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
