import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { money } from '#src/domain/money/money.ts';
import { monthlyPayment } from '#src/domain/offer/offers.ts';
import { autopayRatesOf, baseRateOf } from '#src/domain/offer/rates.ts';
import { cltv, dti } from '#src/domain/offer/ratios.ts';
import { discountedRate } from './selection.ts';
import { underwrite } from './underwriting.ts';

const facts = fc.record({
  firstName: fc.string({ minLength: 2, maxLength: 12 }),
  lastName: fc.string({ minLength: 2, maxLength: 12 }),
  dob: fc.constantFrom('1956-02-29', '1984-04-12', '2001-12-31'),
  street1: fc.string({ minLength: 4, maxLength: 20 }),
  zip: fc.stringMatching(/^\d{5}$/),
  state: fc.constantFrom('ID', 'TX', 'AK', 'CA'),
  occupancyType: fc.constantFrom('HOME', 'SECONDARY', 'INVESTMENT'),
  income: fc.integer({ min: 0, max: 9_999_999 }),
  senior: fc.boolean(),
  creditUnion: fc.boolean(),
});

describe('underwriting', () => {
  test('keeps within the product, the value of the home and the income', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { offers, liabilities, propertyValue, maxCltv, housingCosts } = underwrite(given);
        const minimums = liabilities.map((row) => money(row.monetaryCalculatedNextPaymentMinimumAmount));
        const liens = liabilities.filter((row) => row.securedByHome).map((row) => money(row.monetaryBalance));
        for (const { rate, term, originationFee, minDraw, maxDraw, discountList } of offers) {
          expect(rate).toBeLessThanOrEqual(17.2);
          for (const { rateWithDiscount } of discountList)
            expect(rateWithDiscount).toBeGreaterThanOrEqual(7.6);
          expect(minDraw).toBeGreaterThanOrEqual(15_000);
          expect(maxDraw).toBeGreaterThanOrEqual(minDraw);
          expect(maxDraw).toBeLessThanOrEqual(400_000);
          if (given.state === 'TX') expect(originationFee).toBeLessThan(0.02);
          const lineTotal = money((maxDraw * (1 + originationFee)).toFixed(2));
          const share = cltv({ openLiens: liens, lineTotal, propertyValue: money(propertyValue) });
          expect(Number(share)).toBeLessThanOrEqual(maxCltv + 1e-6);
          const burden = dti({
            monthlyMinimums: minimums,
            housingCosts: money(housingCosts),
            newPayment: monthlyPayment(lineTotal, rate, term),
            grossMonthlyIncome: money((given.income / 12).toFixed(6)),
          });
          expect(Number(burden)).toBeLessThanOrEqual(0.5 + 1e-3);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('an ordinary income always gets an offer', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 75_000, max: 400_000 }), (given, income) => {
        const { offers } = underwrite({ ...given, income, state: 'ID' });
        expect(offers.some(({ term, type }) => term === 30 && type === 'FIXED')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('a longer term and a lower fee cost a higher rate', () => {
    const { offers } = underwrite({
      firstName: 'Ana',
      lastName: 'Rivera',
      dob: '1984-04-12',
      street1: '12 Alder Way',
      zip: '83702',
      state: 'ID',
      occupancyType: 'HOME',
      income: 145_000,
      senior: false,
      creditUnion: true,
    });
    const rateOf = (term: number, fee: number) =>
      offers.find((row) => row.term === term && row.originationFee === fee && row.type === 'FIXED')?.rate ??
      0;
    expect(rateOf(30, 0.0499)).toBeGreaterThan(rateOf(10, 0.0499));
    expect(rateOf(10, 0)).toBeGreaterThan(rateOf(10, 0.0299));
    expect(offers[0]?.discountList.map(({ discount }) => discount.type)).toEqual([
      'ALL_IN',
      'AUTOPAY',
      'CREDIT_UNION',
    ]);
    for (const offer of offers) {
      expect(baseRateOf(offer)).toBe(offer.rate);
      expect(autopayRatesOf(offer, [])).toEqual({
        manual: String(offer.rate),
        autopay: String(discountedRate(offer, ['AUTOPAY'])),
      });
    }
  });
});
