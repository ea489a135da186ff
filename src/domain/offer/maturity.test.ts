import { expect, test } from '@jest/globals';
import type { IsoDate } from '../dates/calendar.ts';
import { maturityOf } from './maturity.ts';
import { totalOfPayments } from './payments.ts';

const TODAY = '2026-11-22' as IsoDate;
const line = (productType: string, noteSigned?: string) => ({ productType, dates: { noteSigned } });

test.each([
  ['SENIOR', undefined, 15, '2041-11-22'],
  ['SENIOR', '2026-12-01T23:10:00.000Z', 30, '2056-12-01'],
  ['SENIOR', '2028-02-29T01:00:00.000Z', 15, '2043-02-28'],
  ['SENIOR', '2028-02-29T01:00:00.000Z', 20, '2048-02-29'],
  ['SENIOR', undefined, undefined, undefined],
  ['HELOC', '2026-12-01T23:10:00.000Z', 30, undefined],
])('%s signed %s for %s years is due on %s', (productType, noteSigned, years, due) => {
  expect(maturityOf(line(productType, noteSigned), years, TODAY)).toBe(due);
});

test('what is left at the end belongs to the total of payments', () => {
  expect(totalOfPayments('332.47', 15)).toBe('59844.60');
  expect(totalOfPayments('332.47', 15, '52495.00')).toBe('112339.60');
});
