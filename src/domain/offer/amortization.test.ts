import { describe, expect, test } from '@jest/globals';
import { addMoney, formatMoney, money, roundHalfEven, subtractMoney } from '../money/money.ts';
import { balanceAfter, interestOnlyYears, interestPaid, paidOffWith, yearByYear } from './amortization.ts';
import { monthlyPayment, totalOfPayments } from './payments.ts';

/** The product's worked example: $50,000 drawn with a fee of 4.99 %, 15 years at 8.5 %. */
const LOAN = { principal: '52495', rate: 8.5, term: 15 };

/** Month by month, as a schedule on paper whose payment is not rounded. */
function schedule(months: number, extra = 0): { balance: number; interest: number } {
  const monthly = LOAN.rate / 1200;
  const payment = (Number(LOAN.principal) * monthly) / (1 - (1 + monthly) ** -(LOAN.term * 12)) + extra;
  let balance = Number(LOAN.principal);
  let interest = 0;
  for (let month = 0; month < months; month += 1) {
    interest += balance * monthly;
    balance -= payment - balance * monthly;
  }
  return { balance, interest };
}

describe('a line that is paid back', () => {
  test.each([1, 12, 60, 179])('after %s payments is where a schedule on paper is', (months) => {
    const { balance, interest } = schedule(months);
    expect(Number(balanceAfter(LOAN, months))).toBeCloseTo(balance, 2);
    // Half a cent a month is the most that the payment is rounded by.
    expect(Math.abs(Number(interestPaid(LOAN, months)) - interest)).toBeLessThan(0.005 * months + 0.01);
  });

  test.each([12, 60, 179, 180])(
    'has paid %s payments in cents: interest, and what is not owed any more',
    (months) => {
      const repaid = subtractMoney(money(LOAN.principal), balanceAfter(LOAN, months));
      const paid = Number(monthlyPayment(LOAN.principal, LOAN.rate, LOAN.term)) * months;
      expect(formatMoney(addMoney(interestPaid(LOAN, months), repaid))).toBe(formatMoney(paid));
    },
  );

  test.each([
    { ...LOAN, principal: '15000', rate: 13.65, term: 30 },
    { ...LOAN, principal: '27770.36', rate: 11.4, term: 10 },
    LOAN,
  ])('costs over its term what all payments are more than was borrowed: $principal', (loan) => {
    const payment = monthlyPayment(loan.principal, loan.rate, loan.term);
    const interest = roundHalfEven(
      subtractMoney(totalOfPayments(payment, loan.term), money(loan.principal)),
      2,
    );
    expect(interestPaid(loan, loan.term * 12)).toBe(interest);
    expect(yearByYear(loan).at(-1)?.interest).toBe(interest);
    expect(paidOffWith(loan, 0).interest).toBe(interest);
  });

  test('begins with what was borrowed and ends with nothing', () => {
    expect(balanceAfter(LOAN, 0)).toBe('52495.00');
    expect(interestPaid(LOAN, 0)).toBe('0.00');
    expect(balanceAfter(LOAN, 180)).toBe('0.00');
    expect(balanceAfter(LOAN, 500)).toBe('0.00');
  });

  test('without interest is paid back evenly', () => {
    const even = { principal: 12_000, rate: 0, term: 1 };
    expect(formatMoney(balanceAfter(even, 3))).toBe('$9,000.00');
    expect(interestPaid(even, 3)).toBe('0.00');
  });
});

describe('year by year', () => {
  test('is what is asked for year by year', () => {
    const years = yearByYear(LOAN);
    expect(years).toHaveLength(16);
    for (const [year, end] of years.entries()) {
      expect(end).toEqual({
        balance: balanceAfter(LOAN, year * 12),
        interest: interestPaid(LOAN, year * 12),
      });
    }
  });

  test('stays at nothing once it is paid off', () => {
    const years = yearByYear(LOAN, 250);
    const { months, interest } = paidOffWith(LOAN, 250);
    const last = Math.ceil(months / 12);
    expect(years).toHaveLength(16);
    for (const end of years.slice(last)) expect(end).toEqual({ balance: '0.00', interest });
    const { balance } = schedule(12 * (last - 1), 250);
    expect(Number(years[last - 1]?.balance)).toBeCloseTo(balance, 2);
  });

  test('owes all of it with interest-only payments, whose sum is the interest', () => {
    const years = interestOnlyYears({ ...LOAN, term: 2 });
    // 371.84 a month.
    expect(years).toEqual([
      { balance: '52495.00', interest: '0.00' },
      { balance: '52495.00', interest: '4462.08' },
      { balance: '52495.00', interest: '8924.16' },
    ]);
  });
});

describe('a little more each month', () => {
  test.each([0, 50, 100, 250, 1000])('with %s dollars is done when a schedule on paper is', (extra) => {
    const { months, interest } = paidOffWith(LOAN, extra);
    expect(schedule(months - 1, extra).balance).toBeGreaterThan(0);
    const end = schedule(months, extra);
    expect(end.balance).toBeLessThanOrEqual(0.005);
    expect(Math.abs(Number(interest) - end.interest)).toBeLessThan(0.005 * months + 0.01);
  });

  test('with nothing more takes the term, and costs its interest', () => {
    expect(paidOffWith(LOAN, 0)).toEqual({
      months: 180,
      interest: interestPaid(LOAN, 180),
      sooner: 0,
      saved: '0.00',
    });
  });

  test('saves what the interest is less', () => {
    expect(paidOffWith(LOAN, 250)).toEqual({
      months: 94,
      interest: '19573.92',
      sooner: 86,
      saved: '20980.28',
    });
  });

  test('without interest costs none', () => {
    expect(paidOffWith({ principal: 12_000, rate: 0, term: 1 }, 500)).toEqual({
      months: 8,
      interest: '0.00',
      sooner: 4,
      saved: '0.00',
    });
  });
});
