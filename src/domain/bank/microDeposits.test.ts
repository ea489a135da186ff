import { expect, test } from '@jest/globals';
import { toIsoDate } from '../dates/dates.ts';
import { depositCents, depositProblem, depositsExpectedBy } from './microDeposits.ts';

const day = (text: string) => toIsoDate(new Date(`${text}T12:00:00Z`));

test.each([
  ['2026-11-16', '2026-11-18', 'Monday'],
  ['2026-11-19', '2026-11-23', 'over a weekend'],
  ['2026-11-21', '2026-11-24', 'from a Saturday'],
  ['2026-11-24', '2026-11-27', 'over Thanksgiving'],
])('deposits sent on %s are there by %s (%s)', (sent, by) => {
  expect(depositsExpectedBy(day(sent))).toBe(by);
});

test.each([
  ['0.32', 32],
  ['.05', 5],
  ['$0.99', 99],
  [' 0.10 ', 10],
  ['0.1', 10],
])('%p is %p cents', (text, cents) => {
  expect(depositCents(text)).toBe(cents);
  expect(depositProblem(text)).toBeUndefined();
});

test.each(['', '0', '0.00', '1', '1.00', '32', '-0.32', '0.325', 'a few', undefined, null])(
  '%p is no deposit',
  (text) => {
    expect(depositCents(text)).toBeUndefined();
    expect(depositProblem(text)).toBe('deposit-invalid');
  },
);
