import { describe, expect, test } from '@jest/globals';
import { cancelUntil, firstPaymentAfter, firstPaymentOf } from './closingDates.ts';
import type { IsoDate } from './dates.ts';

const FRIDAY = '2026-11-20' as IsoDate;

describe('the days that follow from signing', () => {
  test('of the home one lives in: three business days to cancel, a banking day for the money, 45 days to the payment', () => {
    expect(cancelUntil(FRIDAY, 'HOME')).toBe('2026-11-24');
    expect(firstPaymentOf(FRIDAY, 'HOME')).toBe('2027-01-09');
  });

  test.each([
    [undefined, '2027-01-09'],
    [null, '2027-01-09'],
    [9, '2027-01-09'],
    [15, '2027-01-15'],
    [5, '2027-02-05'],
  ])('the first payment is taken on day %s of the month, as it was chosen', (day, due) => {
    expect(firstPaymentAfter('2026-11-25' as IsoDate, day)).toBe(due);
  });

  test.each(['SECONDARY', 'INVESTMENT'])('of %s: nothing to cancel, so the payment is due earlier', (use) => {
    expect(cancelUntil(FRIDAY, use)).toBeUndefined();
    expect(firstPaymentOf(FRIDAY, use)).toBe('2027-01-07');
  });
});
