import { describe, expect, it } from '@jest/globals';
import {
  autopayRates,
  discountedRate,
  includesAutopay,
  rateCut,
  undiscountedRate,
  withAutopay,
  withoutAutopay,
} from './discounts.ts';

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

  it.each([8.5, 8.6])('names no discount of 8.5 to %s', (rate) => {
    expect(rateCut(8.5, rate)).toBeUndefined();
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

describe('the rates that an offer says', () => {
  it.each([
    ['none', { rate: 8.5 }, 8.5],
    ['nothing chosen', { rate: 8.5, baseRate: 8.5 }, 8.5],
    ['automatic payments chosen', { rate: 8.25, baseRate: 8.5 }, 8.5],
    ['all chosen', { rate: 7.9, baseRate: 8.5 }, 8.5],
    ['a base below the rate', { rate: 8.5, baseRate: 8.4 }, 8.5],
    ['a discount that would raise the base', { rate: 8.1, baseRate: 8.22 }, 8.1],
    ['a rate that no discounts lead to', { rate: 7.8, baseRate: 8.5 }, 7.8],
  ])('without any discount: %s', (_, rates, expected) => {
    expect(undiscountedRate({ ...rates, discounts: list })).toBe(expected);
  });

  it.each([
    ['without', { rate: 8.5, baseRate: 8.5, otherRate: 8.25 }, [], { autopay: '8.25', manual: '8.5' }],
    ['with', { rate: 8.25, baseRate: 8.5, otherRate: 8.5 }, ['AUTOPAY'], { autopay: '8.25', manual: '8.5' }],
    ['all', { rate: 7.9, baseRate: 8.5, otherRate: 8.2 }, ['ALL_IN'], { autopay: '7.9', manual: '8.2' }],
    ['no other rate', { rate: 8.5, baseRate: 8.5 }, [], undefined],
    ['dearer with automatic payments', { rate: 8.25, baseRate: 8.5, otherRate: 8.5 }, [], undefined],
    ['another rate above the base', { rate: 8.25, baseRate: 8.5, otherRate: 8.75 }, ['AUTOPAY'], undefined],
    ['no base, as without discounts', { rate: 8.5, otherRate: 8.25 }, [], { autopay: '8.25', manual: '8.5' }],
  ])('with and without automatic payments: %s', (_, rates, chosen, expected) => {
    expect(autopayRates({ ...rates, discounts: list }, chosen)).toEqual(expected);
  });
});
