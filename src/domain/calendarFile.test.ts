import { parseDate } from './calendar.ts';
import { calendarFile } from './calendarFile.ts';

const date = parseDate('2026-12-31');
if (!date) throw new Error('not a date');

describe('calendarFile', () => {
  const file = calendarFile({
    uid: 'closing-1',
    date,
    title: 'Closing, first possible day; home',
    description: `Line one\nline two ${'long '.repeat(30)}`,
    now: new Date('2026-11-21T10:00:00.000Z'),
  });

  it('holds one event of one whole day', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
    expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('DTSTAMP:20261121T100000Z\r\n');
  });

  it('escapes text and folds long lines', () => {
    expect(file).toContain('SUMMARY:Closing\\, first possible day\\; home\r\n');
    expect(file).toContain('Line one\\nline two');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});
