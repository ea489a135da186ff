import { expect, test } from '@jest/globals';
import type { IsoDate } from './dates.ts';
import { filedOn, lastTaxYears } from './taxYears.ts';

test.each([
  ['2026-11-23', [2025, 2024]],
  ['2026-04-15', [2025, 2024]],
  ['2026-04-14', [2024, 2023]],
  ['2026-01-01', [2024, 2023]],
])('on %s the last returns are of %j', (today, years) => {
  expect(lastTaxYears(today as IsoDate)).toEqual(years);
});

test('a return is filed in the year after', () => {
  expect(filedOn(2025)).toBe('2026-04-15');
});
