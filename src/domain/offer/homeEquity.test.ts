import { expect, test } from '@jest/globals';
import { money } from '../money/money.ts';
import { formatRatio } from '../money/moneyText.ts';
import { homeEquity, shareOfValue } from './homeEquity.ts';

const FACTS = {
  value: money(500_000),
  staying: [money('200000.10'), money(5000)],
  paidOff: [money(10_000)],
  line: money(52_495),
  maxCltv: 0.85,
};

test('adds up what stays on a home, the line, and what is left of both value and limit', () => {
  expect(homeEquity(FACTS)).toEqual({
    today: '215000.1',
    staying: '205000.1',
    paidOff: '10000',
    together: '257495.1',
    limit: '425000.00',
    free: '242504.9',
  });
});

test('says shares of the value', () => {
  expect(formatRatio(shareOfValue(homeEquity(FACTS).together, FACTS.value))).toBe('51.5%');
});

test('rounds the limit once, half to even', () => {
  expect(homeEquity({ ...FACTS, value: money('100000.30'), maxCltv: '0.85' }).limit).toBe('85000.26');
  expect(homeEquity({ ...FACTS, value: money('100000.10'), maxCltv: '0.85' }).limit).toBe('85000.08');
});
