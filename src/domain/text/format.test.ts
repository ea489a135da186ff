import { dayAndTime, formatCount, formatList, formatMoment, pluralForm } from './format.ts';

test('a whole number has its separators', () => {
  expect([0, 7, -7, 999, 1000, -1000, 1234567].map(formatCount)).toEqual([
    '0',
    '7',
    '-7',
    '999',
    '1,000',
    '-1,000',
    '1,234,567',
  ]);
});

test('a list is written as its kind asks, whichever came first', () => {
  const both = () => [formatList(['1 lb', '2 oz'], 'unit'), formatList(['Ana', 'Luis'])];
  expect(both()).toEqual(['1 lb, 2 oz', 'Ana and Luis']);
  expect(both()).toEqual(['1 lb, 2 oz', 'Ana and Luis']);
});

test('one thing has a form of its own', () => {
  expect([0, 1, 2, 21].map(pluralForm)).toEqual(['other', 'one', 'other', 'other']);
});

test('a moment is a weekday and a time, in the zone that is asked for', () => {
  const at = new Date('2026-11-24T22:15:00Z');
  expect(dayAndTime(at, 'America/Denver')).toEqual({ day: 'Tuesday', time: '3:15 PM Mountain Time' });
  expect(dayAndTime(at, 'Pacific/Honolulu').time).toMatch(/^12:15 PM Hawaii/);
});

test("a date of another calendar than our deadlines' is a mistake", () => {
  const at = new Date('2026-11-24T22:15:00Z');
  expect(() => formatMoment(at, { year: 'numeric', calendar: 'buddhist' })).toThrow(
    'Unsupported calendar: buddhist',
  );
  expect(formatMoment(at, { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' })).toBe('2026');
});
