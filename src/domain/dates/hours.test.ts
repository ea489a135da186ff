import { describe, expect, test } from '@jest/globals';
import {
  closingWithin,
  formatTimeOfDay,
  groupOpeningDays,
  nextOpening,
  type OpeningDay,
  type OpeningWeek,
  openAt,
  pacificMoment,
} from './hours.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = (value: number, hours?: [string, string]): OpeningDay => ({
  weekday: NAMES[value - 1] as string,
  weekdayValue: value,
  isOpen: hours !== undefined,
  startTime: hours?.[0] ?? null,
  endTime: hours?.[1] ?? null,
});

describe('formatTimeOfDay', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['06:00', '6:00 AM'],
    ['12:30', '12:30 PM'],
    ['18:05', '6:05 PM'],
  ])('%s is %s', (time, shown) => {
    expect(formatTimeOfDay(time)).toBe(shown);
  });
});

describe('groupOpeningDays', () => {
  test('days in a row with the same hours share a line, in the order of the week', () => {
    const week = [7, 1, 2, 3, 4, 5, 6].map((value) =>
      day(value, value === 7 ? undefined : ['06:00', '18:00']),
    );
    expect(groupOpeningDays(week)).toEqual([
      { first: 'Monday', last: 'Saturday', hours: { from: '6:00 AM', to: '6:00 PM', isAllDay: false } },
      { first: 'Sunday', last: 'Sunday', hours: undefined },
    ]);
  });

  test('a day may have no closing time', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((value) => day(value, ['00:00', '24:00']));
    expect(groupOpeningDays(week)).toMatchObject([
      { first: 'Monday', last: 'Sunday', hours: { isAllDay: true } },
    ]);
  });

  test('the same hours on days apart are two lines', () => {
    const week = [day(1, ['08:00', '17:00']), day(2), day(3, ['08:00', '17:00'])];
    expect(groupOpeningDays(week).map(({ last }) => last)).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  });
});

describe('pacificMoment', () => {
  test('names the day and the time there, in winter and in summer', () => {
    expect(pacificMoment(new Date('2026-11-23T14:00:00Z'))).toEqual({ day: 'Monday', time: '6:00 AM' });
    expect(pacificMoment(new Date('2026-07-04T06:30:00Z'))).toEqual({ day: 'Friday', time: '11:30 PM' });
  });
});

const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** The week with hours on some days, by weekday value; closed on the others. */
const weekOf = (hours: Record<number, [string, string]>): OpeningWeek => ({
  weekdays: DAYS.map((value) => day(value, hours[value])),
});
const MONDAY_TO_SATURDAY = weekOf(
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [value, ['06:00', '18:00']])),
);
const SUNDAY_NIGHT = (until: string) => weekOf({ 7: ['01:00', until] });
const MONDAY_NIGHT = weekOf({ 1: ['22:00', '02:00'] });
const THANKSGIVING = { ...MONDAY_TO_SATURDAY, exceptions: [{ date: '2026-11-26', isOpen: false }] };

describe('openAt', () => {
  test.each([
    ['before opening', MONDAY_TO_SATURDAY, '2026-11-25T13:59Z', false],
    ['at opening', MONDAY_TO_SATURDAY, '2026-11-25T14:00Z', true],
    ['before opening, in summer', MONDAY_TO_SATURDAY, '2026-07-06T12:59Z', false],
    ['at opening, in summer', MONDAY_TO_SATURDAY, '2026-07-06T13:00Z', true],
    ['at closing, in summer', MONDAY_TO_SATURDAY, '2026-07-07T01:00Z', false],
    ['before closing', MONDAY_TO_SATURDAY, '2026-12-01T01:59Z', true],
    ['at closing', MONDAY_TO_SATURDAY, '2026-12-01T02:00Z', false],
    ['on a day that is closed', MONDAY_TO_SATURDAY, '2026-11-01T20:00Z', false],
    ['1:30, when it is there twice, the first', SUNDAY_NIGHT('02:00'), '2026-11-01T08:30Z', true],
    ['1:30, when it is there twice, the second', SUNDAY_NIGHT('02:00'), '2026-11-01T09:30Z', true],
    ['after both', SUNDAY_NIGHT('02:00'), '2026-11-01T10:00Z', false],
    ['before an end that does not exist', SUNDAY_NIGHT('02:30'), '2026-03-08T09:59Z', true],
    ['after it', SUNDAY_NIGHT('02:30'), '2026-03-08T10:00Z', false],
    ['over midnight, before it', MONDAY_NIGHT, '2026-11-24T07:59Z', true],
    ['over midnight, after it', MONDAY_NIGHT, '2026-11-24T09:30Z', true],
    ['over midnight, at the end', MONDAY_NIGHT, '2026-11-24T10:00Z', false],
    ['before what runs over midnight', MONDAY_NIGHT, '2026-11-24T05:59Z', false],
    ['until 24:00', weekOf({ 1: ['06:00', '24:00'] }), '2026-11-24T07:59Z', true],
    ['at 24:00', weekOf({ 1: ['06:00', '24:00'] }), '2026-11-24T08:00Z', false],
    ['on a holiday', THANKSGIVING, '2026-11-26T20:00Z', false],
    [
      'a holiday ends what runs over midnight',
      { ...MONDAY_NIGHT, exceptions: [{ date: '2026-11-24', isOpen: false }] },
      '2026-11-24T09:30Z',
      false,
    ],
    [
      'a day with other hours',
      {
        ...MONDAY_TO_SATURDAY,
        exceptions: [{ date: '2026-11-01', isOpen: true, startTime: '10:00', endTime: '14:00' }],
      },
      '2026-11-01T20:00Z',
      true,
    ],
    ['a row without times', weekOf({}), '2026-11-24T20:00Z', false],
    ['no week', { weekdays: [] }, '2026-11-24T20:00Z', false],
  ])('%s', (_, week, now, open) => {
    expect(openAt(week, new Date(now))).toBe(open);
  });
});

describe('closingWithin', () => {
  test.each([
    ['eleven minutes before', '2026-12-01T01:49Z', undefined],
    ['ten minutes before', '2026-12-01T01:50Z', '2026-12-01T02:00:00.000Z'],
    ['a moment before', '2026-12-01T01:59:59Z', '2026-12-01T02:00:00.000Z'],
    ['once it is closed', '2026-12-01T02:00Z', undefined],
  ])('%s', (_, now, closes) => {
    expect(closingWithin(MONDAY_TO_SATURDAY, new Date(now), 10)?.toISOString()).toBe(closes);
  });
});

describe('nextOpening', () => {
  test.each([
    ['the same day', MONDAY_TO_SATURDAY, '2026-11-25T13:10Z', '2026-11-25T14:00:00.000Z'],
    [
      'over a Sunday, as the clocks go back',
      MONDAY_TO_SATURDAY,
      '2026-11-01T01:00Z',
      '2026-11-02T14:00:00.000Z',
    ],
    ['as the clocks go forward', MONDAY_TO_SATURDAY, '2026-03-08T02:00Z', '2026-03-09T13:00:00.000Z'],
    ['after a holiday', THANKSGIVING, '2026-11-26T02:00Z', '2026-11-27T14:00:00.000Z'],
    ['while it is open: the next day', MONDAY_TO_SATURDAY, '2026-11-25T20:00Z', '2026-11-26T14:00:00.000Z'],
    ['at opening: the next day', MONDAY_TO_SATURDAY, '2026-11-25T14:00Z', '2026-11-26T14:00:00.000Z'],
    [
      'at a time that does not exist',
      weekOf({ 7: ['02:30', '05:00'] }),
      '2026-03-08T00:00Z',
      '2026-03-08T10:00:00.000Z',
    ],
    [
      'at a minute of its own',
      weekOf({ 2: ['07:45', '09:00'] }),
      '2026-11-24T00:00Z',
      '2026-11-24T15:45:00.000Z',
    ],
    [
      'never closed',
      weekOf(Object.fromEntries(DAYS.map((value) => [value, ['00:00', '24:00']]))),
      '2026-11-24T00:00Z',
      undefined,
    ],
    ['never open', weekOf({}), '2026-11-24T00:00Z', undefined],
  ])('%s', (_, week, now, opens) => {
    expect(nextOpening(week, new Date(now))?.toISOString()).toBe(opens);
  });

  test('at any moment it is ahead, it opens there, and not before', () => {
    const from = Date.parse('2026-03-01T00:00Z');
    for (const week of [MONDAY_TO_SATURDAY, THANKSGIVING, MONDAY_NIGHT, SUNDAY_NIGHT('02:30')])
      for (let hours = 0; hours < 24 * 400; hours += 337) {
        const now = new Date(from + hours * 3_600_000 + 60_000);
        const opens = nextOpening(week, now)?.getTime() ?? Number.NaN;
        expect(opens).toBeGreaterThan(now.getTime());
        expect(openAt(week, new Date(opens))).toBe(true);
        expect(openAt(week, new Date(opens - 60_000))).toBe(false);
      }
  });
});
