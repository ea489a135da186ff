import { describe, expect, it } from '@jest/globals';
import { discountedRate, rateCut } from './discounts.ts';

const list = [
  { type: 'ALL_IN', rateWithDiscount: 7.9 },
  { type: 'AUTOPAY', rateWithDiscount: 8.25 },
  { type: 'CREDIT_UNION', rateWithDiscount: 8.2 },
];

describe('discountedRate', () => {
  it.each([
    [[], '8.5'],
    [['AUTOPAY'], '8.25'],
    [['AUTOPAY', 'CREDIT_UNION'], '7.95'],
    [['AUTOPAY', 'ALL_IN'], '7.9'],
    [['QUORUM'], '8.5'],
  ])('%j gives %s', (chosen, expected) => {
    expect(discountedRate(8.5, list, chosen)).toBe(expected);
  });

  it('never goes below 0', () => {
    expect(
      discountedRate(
        1,
        [
          { type: 'A', rateWithDiscount: 0 },
          { type: 'B', rateWithDiscount: 0.5 },
        ],
        ['A', 'B'],
      ),
    ).toBe('0');
  });

  it('says what a discount takes off without binary noise', () => {
    expect(rateCut(8.5, 8.2)).toBe('0.3');
  });
});
