import { describe, expect, test } from '@jest/globals';
import { interestPaid } from './amortization.ts';
import { payoffCost } from './payoffCost.ts';

const CARD = { balance: 10_000, rate: 24.5, payment: 250 };
const CAR = { balance: 18_000, rate: 6.4, payment: 351.35 };
/** What the line lends for the card, with a fee of 4.99 %. */
const LINE = { principal: '10499', rate: 8.5, term: 15 };
const FEE = 499;

/** What a debt has cost after some months, as a schedule on paper. */
function paper({ balance, rate, payment }: typeof CARD, months: number): number {
  let owed = balance;
  let total = 0;
  for (let month = 0; month < months && owed > 0; month += 1) {
    const interest = (owed * rate) / 1200;
    total += interest;
    owed += interest - payment;
  }
  return total;
}

describe('debts that a line pays off', () => {
  test('cost by year what schedules on paper do', () => {
    const { years } = payoffCost([CARD, CAR], LINE, FEE);
    expect(years).toHaveLength(16);
    expect(years[0]).toEqual({ line: '499.00', kept: '0.00' });
    for (const [year, { line, kept }] of years.entries()) {
      expect(Number(kept)).toBeCloseTo(paper(CARD, 12 * year) + paper(CAR, 12 * year), 2);
      expect(Number(line)).toBeCloseTo(FEE + Number(interestPaid(LINE, 12 * year)), 2);
    }
  });

  test('break even in the first month at whose end the line has cost no more', () => {
    const { breakEven, costlierFrom, saved } = payoffCost([CARD], LINE, FEE);
    const less = (month: number) => paper(CARD, month) - FEE - Number(interestPaid(LINE, month));
    expect(breakEven).toBe(4);
    expect(less(3)).toBeLessThan(0);
    expect(less(4)).toBeGreaterThan(0);
    expect(costlierFrom).toBeUndefined();
    expect(Number(saved)).toBeCloseTo(less(180), 1);
    expect(Number(saved)).toBeGreaterThan(0);
  });

  test('never break even where they cost less than the line', () => {
    const { breakEven, costlierFrom, saved } = payoffCost(
      [CAR],
      { ...LINE, principal: '18898.20' },
      '898.20',
    );
    expect([breakEven, costlierFrom]).toEqual([undefined, undefined]);
    expect(Number(saved)).toBeLessThan(0);
  });

  test('may cost less at first and more in the end', () => {
    const soonPaid = { ...CARD, payment: 900 };
    const { breakEven, costlierFrom, saved } = payoffCost([soonPaid], LINE, FEE);
    const less = (month: number) => paper(soonPaid, month) - FEE - Number(interestPaid(LINE, month));
    expect(breakEven).toBe(5);
    expect(costlierFrom).toBeDefined();
    expect(less(Number(costlierFrom))).toBeLessThan(0);
    expect(less(Number(costlierFrom) - 1)).toBeGreaterThan(0);
    expect(Number(saved)).toBeCloseTo(less(180), 1);
  });

  test('grow where their payments do not cover the interest', () => {
    const { years } = payoffCost([{ balance: 1000, rate: 24, payment: 10 }], { ...LINE, term: 2 }, 0);
    // 20 in the first month, and more in each that follows.
    expect(Number(years[1]?.kept)).toBeGreaterThan(240);
    expect(Number(years[2]?.kept)).toBeGreaterThan(2 * Number(years[1]?.kept));
  });
});
