import { describe, expect, it } from '@jest/globals';
import { discountedRate, includesAutopay, rateCut, withAutopay, withoutAutopay } from './discounts.ts';

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

describe('automatic payments', () => {
  const offered = ['ALL_IN', 'AUTOPAY', 'CREDIT_UNION'];

  it.each([
    [[], false, [], ['AUTOPAY']],
    [['AUTOPAY'], true, [], ['AUTOPAY']],
    [['CREDIT_UNION'], false, ['CREDIT_UNION'], ['ALL_IN']],
    [['AUTOPAY', 'CREDIT_UNION'], true, ['CREDIT_UNION'], ['AUTOPAY', 'CREDIT_UNION']],
    [['ALL_IN'], true, ['CREDIT_UNION'], ['ALL_IN']],
  ])('%j: included %s, without %j, with %j', (chosen, included, without, withIt) => {
    expect(includesAutopay(chosen)).toBe(included);
    expect(withoutAutopay(chosen, offered)).toEqual(without);
    expect(withAutopay(chosen, offered)).toEqual(withIt);
  });

  it('are all discounts at once only where that is offered', () => {
    expect(withAutopay(['CREDIT_UNION'], ['AUTOPAY', 'CREDIT_UNION'])).toEqual(['CREDIT_UNION', 'AUTOPAY']);
  });
});
