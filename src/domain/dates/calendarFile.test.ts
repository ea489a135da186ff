import { parseDate } from './calendar.ts';
import { calendarFile } from './calendarFile.ts';

const date = parseDate('2026-12-31');
if (!date) throw new Error('not a date');

describe('calendarFile', () => {
  const event = {
    uid: 'closing-1',
    date,
    title: 'Closing, first possible day; home',
    description: `Line one\nline two ${'long '.repeat(30)}`,
  };
  const now = new Date('2026-11-21T10:00:00.000Z');
  const file = calendarFile([event], now);

  it('holds one event of one whole day', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
    expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('DTSTAMP:20261121T100000Z\r\n');
  });

  it('holds several', () => {
    const both = calendarFile([event, { ...event, uid: 'closing-2' }], now);
    expect(both.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(both.match(/^BEGIN:VCALENDAR\r$/gm)).toHaveLength(1);
  });

  it('holds an appointment with its time in UTC, its place, and a reminder', () => {
    const { date: _, ...entry } = event;
    const times = { startsAt: new Date('2026-12-01T18:00:00Z'), endsAt: new Date('2026-12-01T19:00:00Z') };
    const appointment = calendarFile([{ ...entry, ...times, location: '1 Main St, Boise' }], now);
    expect(appointment).toContain('DTSTART:20261201T180000Z\r\nDTEND:20261201T190000Z\r\n');
    expect(appointment).toContain('LOCATION:1 Main St\\, Boise\r\n');
    expect(appointment).toContain('TRIGGER:-P1D\r\nEND:VALARM\r\nEND:VEVENT\r\n');
    expect(appointment).not.toContain('TRANSP');
  });

  it('escapes text and folds long lines', () => {
    expect(file).toContain('SUMMARY:Closing\\, first possible day\\; home\r\n');
    expect(file).toContain('Line one\\nline two');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});
