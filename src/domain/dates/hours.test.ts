import { describe, expect, test } from '@jest/globals';
import { formatTimeOfDay, groupOpeningDays, type OpeningDay, pacificMoment } from './hours.ts';

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
