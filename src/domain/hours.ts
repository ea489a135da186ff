/** Business hours as shown: always Pacific time. Source: docs/rules.md#opening-hours */
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

export interface OpeningHours {
  /** 'Monday to Saturday', or one day. */
  days: string;
  /** '6:00 AM to 6:00 PM'; `undefined` when closed all day. */
  hours: string | undefined;
}

/** '18:00' -> '6:00 PM'. */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A week in as few lines as possible: days in a row with the same hours share one. */
export function groupOpeningDays(week: readonly OpeningDay[]): OpeningHours[] {
  const groups: { first: string; last: string; hours: string | undefined }[] = [];
  for (const day of [...week].sort((a, b) => a.weekdayValue - b.weekdayValue)) {
    const hours =
      day.isOpen && day.startTime && day.endTime
        ? `${formatTimeOfDay(day.startTime)} to ${formatTimeOfDay(day.endTime)}`
        : undefined;
    const group = groups.at(-1);
    if (group && group.hours === hours) group.last = day.weekday;
    else groups.push({ first: day.weekday, last: day.weekday, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}

/** A moment in Pacific time: 'Monday, 6:00 AM'. */
export function formatPacificMoment(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: PACIFIC,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')}, ${formatTimeOfDay(`${part('hour')}:${part('minute')}`)}`;
}
