import { describe, expect, test } from '@jest/globals';
import { advertisingProblems } from './advertising.ts';

describe('a text of advertising', () => {
  test.each([
    ['Rates from 7.60%', ['names a rate without APR, fees']],
    ['As low as {aprMin}% APR', ['names a rate without fees']],
    ['Only $516 a month', ['names a payment without APR, fees, how long it is paid']],
    ['Payments of $99', ['names a payment without APR, fees, how long it is paid']],
    ['$99/mo at 8.50% APR over 15 years', ['names a rate without fees', 'names a payment without fees']],
    ['It is free money', ['says "free money"']],
    ['The interest is tax-deductible', ['names tax-deductible without that a tax advisor is to be asked']],
    ['You may deduct the interest', ['names tax-deductible without that a tax advisor is to be asked']],
  ])('%s is refused', (text, problems) => {
    expect(advertisingProblems(text)).toEqual(problems);
  });

  test.each([
    'Applying takes about five minutes. Have your income figures ready.',
    'APRs from {aprMin}% to {aprMax}% as of {asOf}. Origination fee up to {feeMax}% of the initial draw.',
    'A line of $52,495 with a fee of $2,495, over 15 years at 8.50% APR: $516.94 a month.',
    'Talk to a tax advisor about whether your interest is deductible.',
    'Free to cancel for three business days',
    'Your data is protected with 256-bit encryption.',
  ])('%s may stand', (text) => {
    expect(advertisingProblems(text)).toEqual([]);
  });
});
