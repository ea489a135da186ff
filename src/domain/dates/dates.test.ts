import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROPERTY_STATES } from '../property/states.ts';
import { formatMoment } from '../text/format.ts';
import { isBankingDay, isFederalHoliday, isRescissionBusinessDay } from './businessDays.ts';
import {
  addDays,
  ageAt,
  datePartsOf,
  daysBetween,
  formatDate,
  formatLongDate,
  type IsoDate,
  isIsoDate,
  localHour,
  nextBankingDay,
  parseDate,
  parseDateParts,
  rescissionDeadline,
  toIsoDate,
} from './dates.ts';
import { timeZoneOf } from './timeZones.ts';

const iso = (text: string) => text as IsoDate;
const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => toIsoDate(date));

describe('parsing', () => {
  it.each([
    [{ month: 2, day: 29, year: 2024 }, '2024-02-29'],
    [{ month: '2', day: ' 3 ', year: '1980' }, '1980-02-03'],
    [{ month: '12', day: '31', year: '1900' }, '1900-12-31'],
  ])('reads %p', (parts, expected) => {
    expect(parseDateParts(parts)).toBe(expected);
  });

  it.each([
    { month: 2, day: 29, year: 2023 },
    { month: 13, day: 1, year: 2000 },
    { month: 0, day: 1, year: 2000 },
    { month: 4, day: 31, year: 2000 },
    { month: 1, day: 1, year: 1899 },
    { month: 1, day: 1, year: 99 },
    { month: '1.5', day: 1, year: 2000 },
    { month: 'x', day: 1, year: 2000 },
    { month: '', day: '', year: '' },
    { month: -1, day: 1, year: 2000 },
    { month: '1e0', day: 1, year: 2000 },
  ])('rejects %p', (parts) => {
    expect(parseDateParts(parts)).toBeUndefined();
  });

  it('reads both spellings of a date', () => {
    expect(parseDate('2026-11-23T10:00:00Z')).toBe('2026-11-23');
    expect(parseDate('11/3/2026')).toBe('2026-11-03');
    expect(parseDate('2026-02-30')).toBeUndefined();
    expect(parseDate('23.11.2026')).toBeUndefined();
    expect(isIsoDate('2026-2-3')).toBe(false);
    expect(isIsoDate('2026-11-23')).toBe(true);
  });

  it('round-trips every date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDateParts(datePartsOf(date))).toBe(date);
        expect(parseDate(formatDate(date))).toBe(date);
        expect(addDays(addDays(date, 400), -400)).toBe(date);
        expect(daysBetween(date, addDays(date, 17))).toBe(17);
      }),
    );
  });
});

describe('showing', () => {
  it('formats short and long', () => {
    expect(formatDate(iso('2026-11-23'))).toBe('11/23/2026');
    expect(formatLongDate(iso('2026-11-23'))).toBe('Monday, November 23, 2026');
    expect(formatLongDate(iso('2024-02-05'))).toBe('Monday, February 5, 2024');
  });

  it('takes the date of an instant in the zone asked for', () => {
    const late = new Date('2026-11-24T04:30:00Z');
    expect(toIsoDate(late)).toBe('2026-11-24');
    expect(toIsoDate(late, 'America/New_York')).toBe('2026-11-23');
    expect(toIsoDate(late, 'Asia/Tokyo')).toBe('2026-11-24');
  });
});

describe('ageAt', () => {
  it.each([
    ['2008-11-23', '2026-11-23', 18],
    ['2008-11-24', '2026-11-23', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2027-01-01', '2026-11-23', -1],
  ])('%s on %s', (dob, today, age) => {
    expect(ageAt(iso(dob), iso(today))).toBe(age);
  });
});

describe('holidays', () => {
  it('finds the eleven of 2026 and no other', () => {
    const found = Array.from({ length: 365 }, (_, i) => addDays(iso('2026-01-01'), i)).filter(
      isFederalHoliday,
    );
    expect(found).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('has eleven in every year', () => {
    for (let year = 1990; year < 2060; year += 1) {
      const days = Array.from({ length: 365 }, (_, i) => addDays(iso(`${year}-01-01`), i));
      expect(days.filter(isFederalHoliday)).toHaveLength(11);
    }
  });

  it('counts Saturdays and observed days as business days', () => {
    expect(isRescissionBusinessDay(iso('2026-11-21'))).toBe(true);
    expect(isRescissionBusinessDay(iso('2026-11-22'))).toBe(false);
    // Independence Day 2026 is a Saturday: the observed Friday is a business day.
    expect(isRescissionBusinessDay(iso('2026-07-03'))).toBe(true);
    expect(isRescissionBusinessDay(iso('2026-07-04'))).toBe(false);
  });
});

describe('rescission', () => {
  const all = (date: string) => ({
    signed: iso(date),
    noticeDelivered: iso(date),
    disclosuresDelivered: iso(date),
  });

  it.each([
    ['2026-11-23', '2026-11-27'],
    ['2026-11-20', '2026-11-24'],
    ['2026-12-24', '2026-12-29'],
    ['2026-07-02', '2026-07-07'],
  ])('signed %s ends %s', (signed, deadline) => {
    expect(rescissionDeadline(all(signed))).toBe(deadline);
  });

  it('starts with the last of the three events', () => {
    expect(rescissionDeadline({ ...all('2026-11-02'), disclosuresDelivered: iso('2026-11-06') })).toBe(
      '2026-11-10',
    );
  });

  it('always leaves exactly three business days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const deadline = rescissionDeadline(all(date));
        const between = Array.from({ length: daysBetween(date, deadline) }, (_, i) => addDays(date, i + 1));
        expect(between.filter(isRescissionBusinessDay)).toHaveLength(3);
        expect(isRescissionBusinessDay(deadline)).toBe(true);
      }),
    );
  });
});

describe('banking days', () => {
  it('skips weekends, holidays and the Monday after a Sunday holiday', () => {
    expect(nextBankingDay(iso('2026-11-25'))).toBe('2026-11-27');
    expect(nextBankingDay(iso('2026-11-27'))).toBe('2026-11-30');
    expect(isBankingDay(iso('2027-07-05'))).toBe(false);
    expect(isBankingDay(iso('2026-07-03'))).toBe(true);
  });
});

describe('localHour', () => {
  it('is shown by a clock there, on that day, in every state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROPERTY_STATES),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
        fc.integer({ min: 4, max: 22 }),
        (state, date, hour) => {
          const timeZone = timeZoneOf(state);
          const day = toIsoDate(date);
          const moment = localHour(day, hour, timeZone);
          expect(toIsoDate(moment, timeZone)).toBe(day);
          expect(formatMoment(moment, { hour: '2-digit', hourCycle: 'h23', timeZone })).toBe(
            String(hour).padStart(2, '0'),
          );
        },
      ),
    );
  });
});
