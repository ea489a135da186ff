import { describe, expect, it } from '@jest/globals';
import { birthdateProblem } from './birthdate.ts';
import type { IsoDate } from './dates.ts';

const today = new Date('2026-11-23T15:00:00Z');
const born = (text: string) => {
  const [year, month, day] = text.split('-');
  return { year, month, day };
};

describe('birthdateProblem', () => {
  it.each([
    ['blank', { month: '', day: ' ', year: undefined }, {}, 'Date of birth is required'],
    ['partly filled', { month: '1', day: '', year: '1980' }, {}, 'Invalid date'],
    ['no such day', born('1980-02-30'), {}, 'Invalid date'],
    ['too long ago', born('1899-12-31'), {}, 'Invalid date'],
    ['18 today', born('2008-11-23'), {}, undefined],
    ['18 tomorrow', born('2008-11-24'), {}, 'Must be at least 18 years old'],
    ['in the future', born('2030-01-01'), {}, 'Must be at least 18 years old'],
    ['18 in Alabama', born('2008-11-23'), { state: 'AL' }, 'Must be at least 19 years old'],
    ['18 in alabama', born('2008-11-23'), { state: ' al ' }, 'Must be at least 19 years old'],
    ['19 in Alabama', born('2007-11-23'), { state: 'AL' }, undefined],
    ['61 for seniors', born('1964-11-24'), { senior: true }, 'Must be 62 years or older to apply for a loan'],
    ['62 for seniors', born('1964-11-23'), { senior: true, state: 'AL' }, undefined],
  ])('%s', (_, parts, rules, message) => {
    expect(birthdateProblem(parts, { today, ...rules })).toBe(message);
  });

  it('reads an instant in the zone given, or takes a date as it is', () => {
    const early = new Date('2026-11-23T02:00:00Z');
    const dob = born('2008-11-23');
    expect(birthdateProblem(dob, { today: early, timeZone: 'America/Chicago' })).toBe(
      'Must be at least 18 years old',
    );
    expect(birthdateProblem(dob, { today: '2026-11-23' as IsoDate })).toBeUndefined();
  });
});
