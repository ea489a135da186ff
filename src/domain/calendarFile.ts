/** Calendar files (RFC 5545) that people add to their own calendar. */
import { addDays, type IsoDate } from './calendar.ts';

export interface DayEvent {
  /** Stays the same when the file is downloaded again, so that a calendar replaces the entry. */
  uid: string;
  date: IsoDate;
  title: string;
  description: string;
  /** When the file is made. */
  now: Date;
}

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

/** A file with one event that takes a whole day. */
export function calendarFile({ uid, date, title, description, now }: DayEvent): string {
  const compact = (iso: IsoDate) => iso.replaceAll('-', '');
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//heloc//application//EN',
    'BEGIN:VEVENT',
    `UID:${quoted(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${quoted(title)}`,
    `DESCRIPTION:${quoted(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
