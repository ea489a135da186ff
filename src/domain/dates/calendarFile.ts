/** Calendar files (RFC 5545) that people add to their own calendar. */
import { addDays, type IsoDate } from './calendar.ts';

interface Entry {
  /** Stays the same when the file is downloaded again, so that a calendar replaces the entry. */
  uid: string;
  title: string;
  description: string;
  location?: string;
}

/** An all-day event, which does not mark the person as busy. */
export interface DayEvent extends Entry {
  date: IsoDate;
}

/** An appointment, with a reminder the day before. */
interface TimedEvent extends Entry {
  startsAt: Date;
  endsAt: Date;
}

export type CalendarEvent = DayEvent | TimedEvent;

const MAX_OCTETS = 74;

const quoted = (text: string) => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** No line is longer than 75 octets; what follows starts with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const compact = (iso: IsoDate) => iso.replaceAll('-', '');

/** In UTC, so that every calendar shows its owner's own time. */
const timeLines = (event: CalendarEvent): string[] =>
  'date' in event
    ? [
        `DTSTART;VALUE=DATE:${compact(event.date)}`,
        `DTEND;VALUE=DATE:${compact(addDays(event.date, 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${stampOf(event.startsAt)}`, `DTEND:${stampOf(event.endsAt)}`];

const reminderLines = (event: CalendarEvent): string[] =>
  'date' in event
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${quoted(event.title)}`, 'TRIGGER:-P1D', 'END:VALARM'];

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, title, description, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${quoted(uid)}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(event),
    `SUMMARY:${quoted(title)}`,
    `DESCRIPTION:${quoted(description)}`,
    ...(location ? [`LOCATION:${quoted(location)}`] : []),
    ...reminderLines(event),
    'END:VEVENT',
  ];
}

/** @param now when the file is made */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = stampOf(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//heloc//application//EN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
