import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '../dates/dates.ts';
import { birthdateProblem, withFullYear } from './birthdate.ts';

const today = new Date('2026-11-23T15:00:00Z');
const born = (text: string) => {
  const [year, month, day] = text.split('-');
  return { year, month, day };
};

describe('birthdateProblem', () => {
  it.each([
    ['blank', { month: '', day: ' ', year: undefined }, {}, 'birthdate-missing'],
    ['partly filled', { month: '1', day: '', year: '1980' }, {}, 'date-invalid'],
    ['no such day', born('1980-02-30'), {}, 'date-invalid'],
    ['too long ago', born('1899-12-31'), {}, 'date-invalid'],
    ['18 today', born('2008-11-23'), {}, undefined],
    ['18 tomorrow', born('2008-11-24'), {}, 'too-young'],
    ['in the future', born('2030-01-01'), {}, 'too-young'],
    ['18 in Alabama', born('2008-11-23'), { state: 'AL' }, 'too-young'],
    ['18 in alabama', born('2008-11-23'), { state: ' al ' }, 'too-young'],
    ['19 in Alabama', born('2007-11-23'), { state: 'AL' }, undefined],
    ['61 for seniors', born('1964-11-24'), { senior: true }, 'too-young-senior'],
    ['62 for seniors', born('1964-11-23'), { senior: true, state: 'AL' }, undefined],
  ])('%s', (_, parts, rules, message) => {
    expect(birthdateProblem(parts, { today, ...rules })).toBe(message);
  });

  it('reads an instant in the zone given, or takes a date as it is', () => {
    const early = new Date('2026-11-23T02:00:00Z');
    const dob = born('2008-11-23');
    expect(birthdateProblem(dob, { today: early, timeZone: 'America/Chicago' })).toBe('too-young');
    expect(birthdateProblem(dob, { today: '2026-11-23' as IsoDate })).toBeUndefined();
  });
});

describe('withFullYear', () => {
  it.each([
    ['80', '1980'],
    ['08', '2008'],
    ['27', '1927'],
    ['25', '1925'],
    ['21', '1921'],
    // A child, or somebody of whom there are hardly any.
    ['20', '20'],
    ['10', '10'],
    ['09', '09'],
    ['1980', '1980'],
    ['8', '8'],
    ['', ''],
  ])('the year %s is %s', (year, full) => {
    const dob = { month: '3', day: '5', year };
    expect(withFullYear(dob, today)).toEqual({ ...dob, year: full });
    expect(withFullYear(dob, '2026-11-23' as IsoDate)).toEqual({ ...dob, year: full });
  });

  it('leaves a date that is none', () => {
    expect(withFullYear({ month: '2', day: '30', year: '80' }, today).year).toBe('80');
    expect(withFullYear({}, today)).toEqual({});
  });
});
