import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatRelative, untilNextText } from './relative.ts';

const NOW = new Date('2026-11-26T18:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shown = (age: number, now = NOW, timeZone = 'UTC') =>
  formatRelative(new Date(now.getTime() - age), now, timeZone, 'Just now');

it.each([
  [0, 'Just now'],
  [59 * SECOND, 'Just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE + 59 * SECOND, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [DAY, '1 day ago'],
  [6 * DAY + 23 * HOUR, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [28 * DAY + 23 * HOUR, '4 weeks ago'],
  [29 * DAY, 'October 28'],
  [400 * DAY, 'October 22, 2025'],
  [-5 * MINUTE, 'Just now'],
])('%d ms ago: %s', (age, text) => {
  expect(shown(age)).toBe(text);
});

it('the day and the year are those of the zone', () => {
  const age = 29 * DAY + 17 * HOUR;
  expect(shown(age, NOW, 'America/Los_Angeles')).toBe('October 27');
  expect(shown(age, NOW, 'Asia/Tokyo')).toBe('October 28');
  const newYear = new Date('2027-01-01T06:00:00Z');
  expect(shown(40 * DAY, newYear, 'UTC')).toBe('November 22, 2026');
  expect(shown(40 * DAY, newYear, 'America/Los_Angeles')).toBe('November 21');
});

it("without a zone it is the reader's", () => {
  const then = new Date(NOW.getTime() - 29 * DAY);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(formatRelative(then, NOW, undefined, '')).toBe(formatRelative(then, NOW, timeZone, ''));
});

it.each([
  [0, MINUTE],
  [59 * SECOND, SECOND],
  [-5 * MINUTE, 6 * MINUTE],
  [MINUTE + SECOND, 59 * SECOND],
  [HOUR, HOUR],
  [6 * DAY + HOUR, 23 * HOUR],
  [28 * DAY + HOUR, 23 * HOUR],
  [29 * DAY, DAY],
])('%d ms ago: the next text in %d ms', (age, wait) => {
  expect(untilNextText(new Date(NOW.getTime() - age), NOW)).toBe(wait);
});

it('the text is the same until then, and another one at that moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 29 * DAY - 1 }), (age) => {
      const then = new Date(NOW.getTime() - age);
      const wait = untilNextText(then, NOW);
      const at = (later: number) => formatRelative(then, new Date(NOW.getTime() + later), 'UTC', 'Just now');
      expect(at(wait - 1)).toBe(at(0));
      expect(at(wait)).not.toBe(at(0));
    }),
  );
});
