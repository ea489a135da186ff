import { expect, test } from '@jest/globals';
import { payoffLines } from './payoffLines.ts';

const line = { creditor: 'Bluestem Home Equity', mask: '2208', type: 'HELOC' };
const card = { creditor: 'Meridian Card', mask: '7654', type: 'CREDIT_CARD' };
const payoffs = [
  { creditor: 'Meridian Card', mask: '7654' },
  { creditor: 'Bluestem Home Equity', mask: '2208' },
];

test('a payoff is a credit line when the account that it pays off is one', () => {
  expect(payoffLines({ payoffs, liabilities: [line, card] })).toEqual([payoffs[1]]);
  expect(payoffLines({ payoffs, liabilities: [card] })).toEqual([]);
});

test("of a lender's accounts without a number, those that stay do not count", () => {
  const nameless = { creditor: 'Bluestem Home Equity', mask: null };
  const mortgage = { ...nameless, type: 'MORTGAGE', payOff: { status: 'MARKED_FOR_PAYOFF' } };
  const stays = { ...nameless, type: 'HELOC', payOff: { status: null } };
  const paid = { ...stays, payOff: { status: 'MARKED_FOR_PAYOFF' } };
  expect(payoffLines({ payoffs: [nameless], liabilities: [mortgage, stays] })).toEqual([]);
  expect(payoffLines({ payoffs: [nameless], liabilities: [mortgage, paid] })).toEqual([nameless]);
  expect(payoffLines({ payoffs: [nameless], liabilities: [stays] })).toEqual([nameless]);
});
