import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareMoney, money, roundHalfEven, subtractMoney } from '../money/money.ts';
import {
  cashToYou,
  drawBounds,
  estimateRecordingTax,
  getTotalAmountFromDraw,
  initialDraw,
  interestOnlyPayment,
  isCashDeductible,
  isCashPreservable,
  isDrawInside,
  keepDrawInside,
  monthlyPayment,
  normalizeFee,
  offerDiscount,
  uiDrawBounds,
} from './offers.ts';
import { AVERAGE_MONTH_DAYS, accruedInterest } from './payments.ts';
import { cltv, dti, RECORDING_TAX_STATES } from './ratios.ts';

const dollars = fc.integer({ min: 1, max: 400_000 });
const percent = fc.integer({ min: 1, max: 2000 }).map((n) => n / 100);
const years = fc.constantFrom(5, 10, 15, 20, 30);

describe('payments', () => {
  it.each([
    ['5 years', 50_000, 7.6, 5, '1004.28'],
    ['15 years', 52_495, 8.5, 15, '516.94'],
    ['10 years', 100_000, 9.25, 10, '1280.33'],
    ['the largest line, 30 years', 400_000, 17.2, 30, '5767.69'],
    ['no interest', 12_000, 0, 5, '200.00'],
    ['15 years with autopay', 52_495, 8.25, 15, '509.28'],
  ])('%s annuity', (_, principal, rate, term, expected) => {
    expect(monthlyPayment(principal, rate, term)).toBe(expected);
  });

  it.each([
    [100_000, 8.45, '704.17'],
    [52_495, 7.6, '332.47'],
    [15_000, 17.2, '215.00'],
  ])('interest-only on %d at %d %%', (principal, rate, expected) => {
    expect(interestOnlyPayment(principal, rate)).toBe(expected);
  });

  it('agrees with floating point to the cent', () => {
    fc.assert(
      fc.property(dollars, percent, years, (p, annual, term) => {
        const r = annual / 1200;
        const expected = (p * r) / (1 - (1 + r) ** (-12 * term));
        expect(Math.abs(Number(monthlyPayment(p, annual, term)) - expected)).toBeLessThan(0.0051);
      }),
    );
  });

  it('grows with the rate, shrinks with the term, and always covers the interest', () => {
    fc.assert(
      fc.property(dollars, percent, years, (p, annual, term) => {
        const payment = monthlyPayment(p, annual, term);
        expect(compareMoney(monthlyPayment(p, annual + 0.25, term), payment)).toBeGreaterThanOrEqual(0);
        expect(compareMoney(monthlyPayment(p, annual, term + 5), payment)).toBeLessThanOrEqual(0);
        expect(compareMoney(payment, interestOnlyPayment(p, annual))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [-1, 8, 5],
    [1, -8, 5],
    [1, 8, 0],
    [Number.NaN, 8, 5],
    [1, 8, Number.NaN],
  ])('rejects %p, %p, %p', (p, r, term) => {
    expect(() => monthlyPayment(p, r, term)).toThrow(RangeError);
  });
});

describe('draw total', () => {
  it.each([
    ['no cap', 50_000, 0.0499, undefined, '52495.00'],
    ['no cap', 50_000, 0.03, undefined, '51500.00'],
    ['no cap', 15_000.5, 0.0499, undefined, '15749.02'],
    ['a cap', 50_000, 0.0499, 2000, '52000.00'],
    ['a cap', 50_000, 0.0499, 2495, '52495.00'],
    ['a cap', 50_000, 0.0499, 3000, '52495.00'],
    ['no fee', 50_000, 0, 3000, '50000.00'],
    ['cap 0', 50_000, 0.0499, 0, '50000.00'],
  ])('%s: %d at %d, cap %p', (_, amount, fee, cap, expected) => {
    expect(getTotalAmountFromDraw(amount, fee, cap)).toBe(expected);
  });

  it.each([
    [-1, 0.01, undefined],
    [1, -0.01, undefined],
    [Number.NaN, 0.01, undefined],
    [1, Number.POSITIVE_INFINITY, undefined],
    ['abc', 0.01, undefined],
    [undefined as unknown as number, 0.01, undefined],
    [1, 0.01, -1],
    [1, 0.01, Number.NaN],
  ])('rejects %p, %p, cap %p', (amount, fee, cap) => {
    expect(() => getTotalAmountFromDraw(amount, fee, cap)).toThrow(
      /^Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more\.$/,
    );
  });

  it('reads fees sent as percent or as fraction', () => {
    expect(normalizeFee(4.99)).toBe('0.0499');
    expect(normalizeFee('0.0499')).toBe('0.0499');
    expect(normalizeFee(1)).toBe('0.01');
    expect(normalizeFee(0)).toBe('0');
    expect(() => normalizeFee(-1)).toThrow(RangeError);
  });
});

it('rounds a half-cent interest payment to the even cent', () => {
  // 7,003 at 6 % is exactly 35.015 a month; 7,001 is exactly 35.005.
  expect(interestOnlyPayment(7003, 6)).toBe('35.02');
  expect(interestOnlyPayment(7001, 6)).toBe('35.00');
  // 30 at 1.4 % is exactly 0.035, though 1.4 / 1200 has no end.
  expect(interestOnlyPayment(30, 1.4)).toBe('0.04');
  expect(interestOnlyPayment(30, 1)).toBe('0.02');
});

describe('accrual', () => {
  it.each([
    [1, '23.27'],
    [30, '698.15'],
    [AVERAGE_MONTH_DAYS, '708.33'],
    [365, '8494.18'],
    [365.25, '8500.00'],
  ])('100,000 at 8.5 %% for %d days', (days, expected) => {
    expect(accruedInterest(money(100_000), 8.5, days)).toBe(expected);
  });

  it('rounds a tie to the even cent', () => {
    expect(accruedInterest(money('12.5'), 1, 365.25)).toBe('0.12');
  });

  it('over an average month is exactly a twelfth of a year', () => {
    fc.assert(
      fc.property(dollars, percent, (p, r) => {
        expect(accruedInterest(p, r, AVERAGE_MONTH_DAYS)).toBe(interestOnlyPayment(p, r));
      }),
    );
  });
});

describe('draw bounds', () => {
  const odd = { minDraw: '15000.01', maxDraw: '120000.99' };
  const even = { minDraw: 15_000, maxDraw: 120_000 };

  it.each([
    ['no payoff', odd, { min: '15001', max: '120000' }],
    ['a payoff without a preference', { ...odd, payoff: 10_000 }, { min: '15001', max: '120000' }],
    ['PRESERVE', { ...odd, payoff: 10_000, preference: 'PRESERVE' as const }, { min: '5001', max: '110000' }],
    [
      'PRESERVE',
      { ...even, payoff: 20_000, preference: 'PRESERVE' as const },
      { min: '-5000', max: '100000' },
    ],
    ['DEDUCT', { ...even, payoff: 5000, preference: 'DEDUCT' as const }, { min: '10000', max: '120000' }],
    ['DEDUCT', { ...even, payoff: 40_000, preference: 'DEDUCT' as const }, { min: '40000', max: '120000' }],
    [
      'MAXIMIZE',
      { ...even, payoff: 40_000, preference: 'MAXIMIZE' as const },
      { min: '15000', max: '120000' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(drawBounds(facts)).toEqual(expected);
  });

  it('clamps what a page shows', () => {
    expect(uiDrawBounds({ ...even, payoff: 20_000, preference: 'PRESERVE' })).toEqual({
      min: '0',
      max: '100000',
      disabled: false,
    });
    expect(uiDrawBounds({ ...even, payoff: 5000, preference: 'DEDUCT' })).toMatchObject({ min: '15000' });
    expect(uiDrawBounds({ ...even, payoff: 130_000, preference: 'PRESERVE' }).disabled).toBe(true);
    expect(uiDrawBounds({ ...even, payoff: 130_000, preference: 'DEDUCT' }).disabled).toBe(true);
  });

  it('shows whole dollars that can be drawn', () => {
    const cents = { minDraw: '15000.25', maxDraw: '120000.75', payoff: '12770.36' };
    expect(uiDrawBounds({ ...cents, payoff: 0 })).toMatchObject({ min: '15001', max: '120000' });
    expect(uiDrawBounds({ ...cents, preference: 'PRESERVE' })).toMatchObject({ min: '2231', max: '107229' });
    expect(uiDrawBounds({ ...cents, payoff: '20000.5', preference: 'DEDUCT' }).min).toBe('20001');
  });

  it('keeps any draw inside, and moves only those outside', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (a, b, draw) => {
        const bounds = uiDrawBounds({ minDraw: Math.min(a, b), maxDraw: Math.max(a, b) });
        const kept = keepDrawInside(bounds, money(draw));
        expect(isDrawInside(bounds, kept)).toBe(true);
        if (isDrawInside(bounds, money(draw))) expect(kept).toBe(money(draw));
      }),
    );
  });

  it('a PRESERVE draw plus its payoff stays within the offer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 400_000 }), dollars, (maxDraw, payoff) => {
        const facts = { minDraw: 15_000, maxDraw, payoff, preference: 'PRESERVE' as const };
        const { max, disabled } = uiDrawBounds(facts);
        if (disabled) return;
        const total = initialDraw({
          draw: max,
          payoff: money(payoff),
          maxDraw: money(maxDraw),
          preference: 'PRESERVE',
        });
        expect(compareMoney(total, maxDraw)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('preservable and deductible', () => {
  it.each([
    ['20000', '80000', true, true],
    ['20000', '80000.01', false, true],
    ['20000.01', '80000', false, true],
    ['30000.01', '30000', true, false],
    ['20000', '100000.01', false, false],
  ])('balances %s and draw %s', (balances, draw, preservable, deductible) => {
    const facts = { balances, draw, maxDraw: 100_000 };
    expect(isCashPreservable(facts)).toBe(preservable);
    expect(isCashDeductible(facts)).toBe(deductible);
  });
});

it('offer discount subtracts unrounded payments', () => {
  const first = { principal: 52_495, ratePercent: 8.5, discountedRatePercent: 8.25, termYears: 15 };
  const second = { principal: 15_000, ratePercent: 9, discountedRatePercent: 8.75, termYears: 30 };
  expect(offerDiscount(first)).toBe('7.66');
  expect(offerDiscount(second)).toBe('2.69');
  expect(
    roundHalfEven(subtractMoney(monthlyPayment(15_000, 9, 30), monthlyPayment(15_000, 8.75, 30)), 2),
  ).toBe('2.68');
  expect(offerDiscount({ ...first, interestOnly: true })).toBe('10.94');
});

it('splits a draw into cash and payoffs', () => {
  const split = { draw: money(50_000), payoff: money(10_000), maxDraw: money('120000.99') };
  expect(cashToYou({ ...split, payoff: money(0) })).toBe('50000');
  expect(cashToYou({ ...split, preference: 'PRESERVE' })).toBe('50000');
  expect(initialDraw({ ...split, preference: 'PRESERVE' })).toBe('60000');
  expect(cashToYou({ ...split, preference: 'DEDUCT' })).toBe('40000');
  expect(initialDraw({ ...split, preference: 'DEDUCT' })).toBe('50000');
  expect(cashToYou({ ...split, preference: 'MAXIMIZE' })).toBe('110000');
});

describe('ratios and costs', () => {
  it('computes CLTV on everything that stays open', () => {
    const facts = { openLiens: [money(200_000), money(30_000)], lineTotal: money(52_495) };
    expect(cltv({ ...facts, propertyValue: money(400_000) })).toBe('0.7062375');
    expect(cltv({ ...facts, propertyValue: money(0) })).toBeUndefined();
  });

  it('computes DTI', () => {
    const facts = {
      monthlyMinimums: [money(300), money(200)],
      housingCosts: money(1500),
      newPayment: money(500),
    };
    expect(dti({ ...facts, grossMonthlyIncome: money(10_000) })).toBe('0.25');
    expect(dti({ ...facts, grossMonthlyIncome: money(0) })).toBeUndefined();
  });

  it('estimates recording tax in the 21 listed states only', () => {
    expect(RECORDING_TAX_STATES).toHaveLength(21);
    expect(estimateRecordingTax('md', 50_000)).toEqual({ min: '0.00', max: '700.00' });
    expect(estimateRecordingTax('NY', 50_000)).toBeUndefined();
  });
});
