import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addMoney,
  compareMoney,
  formatApr,
  formatMoney,
  formatPercent,
  formatWholeMoney,
  maxMoney,
  minMoney,
  money,
  parseDollars,
  parseMoneyInput,
  roundHalfEven,
  subtractMoney,
  sumMoney,
} from './money.ts';
import { formatRatio } from './moneyText.ts';

const cents = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n });
const fromCents = (n: bigint) => {
  const digits = (n < 0n ? -n : n).toString().padStart(3, '0');
  return money(`${n < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
};

describe('roundHalfEven', () => {
  it.each([
    ['0.125', 2, '0.12'],
    ['0.375', 2, '0.38'],
    [1.005, 2, '1.00'],
    [1.015, 2, '1.02'],
    [2.5, 0, '2'],
    [-2.5, 0, '-2'],
    [3.5, 0, '4'],
    [-0.001, 2, '0.00'],
    ['1e3', 2, '1000.00'],
    ['0.1250000000000000000000000001', 2, '0.13'],
  ])('rounds %s to %i places as %s', (value, places, expected) => {
    expect(roundHalfEven(value, places)).toBe(expected);
  });

  it('is never off by more than half a unit, and ties end on an even digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (mills) => {
        const abs = mills < 0n ? -mills : mills;
        const text = abs.toString().padStart(4, '0');
        const rounded = roundHalfEven(`${mills < 0n ? '-' : ''}${text.slice(0, -3)}.${text.slice(-3)}`, 2);
        const roundedMills = BigInt(rounded.replace('.', '')) * 10n;
        const off = roundedMills > mills ? roundedMills - mills : mills - roundedMills;
        expect(off).toBeLessThanOrEqual(5n);
        if (off === 5n) expect((roundedMills / 10n) % 2n).toBe(0n);
      }),
    );
  });
});

describe('money', () => {
  it.each([
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    ['00.50', '0.5'],
    ['+5', '5'],
    ['-0', '0'],
    [' 12.340 ', '12.34'],
  ])('reads %s as %s', (input, expected) => {
    expect(money(input)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', 'abc', '1,234', '0x10', '1e9999', '.', '--1'])(
    'rejects %s',
    (input) => {
      expect(() => money(input)).toThrow(RangeError);
    },
  );

  it('adds without binary error', () => {
    expect(addMoney(money(0.1), money(0.2))).toBe('0.3');
    expect(sumMoney([])).toBe('0');
  });

  it('keeps the laws of arithmetic', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [x, y] = [fromCents(a), fromCents(b)];
        expect(addMoney(x, y)).toBe(money(fromCents(a + b)));
        expect(subtractMoney(addMoney(x, y), y)).toBe(x);
        expect(compareMoney(x, y)).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(compareMoney(minMoney(x, y), maxMoney(x, y))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('formatting', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [-3, '-$3.00'],
    ['1.005', '$1.00'],
    [2.675, '$2.68'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    [1234.56, '$1,234.56'],
    ['-5', '-$5.00'],
    [-0.001, '$0.00'],
    [1234567.005, '$1,234,567.00'],
    ['999999999999999999.99', '$999,999,999,999,999,999.99'],
  ])('shows %s as %s', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it('follows the precision', () => {
    expect(formatMoney(1234.5, 0)).toBe('$1,234');
    expect(formatMoney(2.5, 0)).toBe('$2');
    expect(formatMoney(1, 3)).toBe('$1.000');
  });

  it.each([
    [Number.NaN, 2],
    ['abc', 2],
    [undefined as unknown as number, 2],
    [null as unknown as number, 2],
    [1, -1],
    [1, Number.NaN],
    [1, 1.5],
  ])('rejects %s with precision %s', (v, precision) => {
    expect(() => formatMoney(v, precision)).toThrow(
      /^Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative\.$/,
    );
  });

  it('shows cents only where there are any', () => {
    expect(formatWholeMoney(1234)).toBe('$1,234');
    expect(formatWholeMoney('1234.5')).toBe('$1,234.50');
    expect(formatWholeMoney('1234.001')).toBe('$1,234');
  });

  it.each([
    [8.5, '8.500%', '8.50%'],
    [0, '0.000%', '0.00%'],
    ['17.2', '17.200%', '17.20%'],
    [100, '100.000%', '100.00%'],
    [8.1235, '8.124%', '8.12%'],
    [8.1225, '8.122%', '8.12%'],
    [0.0005, '0.000%', '0.00%'],
    [-1.5, '-1.500%', '-1.50%'],
    [-0.0001, '0.000%', '0.00%'],
    [1234.5, '1234.500%', '1234.50%'],
  ])('%p percent is %s, as an APR %s', (percent, text, apr) => {
    expect(formatPercent(percent)).toBe(text);
    expect(formatApr(percent)).toBe(apr);
  });

  it.each([Number.NaN, 'abc', ''])('%p is no percent', (percent) => {
    expect(() => formatPercent(percent)).toThrow(RangeError);
    expect(() => formatApr(percent)).toThrow(RangeError);
  });

  it('a percent is the rounded number and its sign', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 6 }), (n, decimals) => {
        const percent = fromCents(n);
        expect(formatPercent(percent, decimals)).toBe(`${roundHalfEven(percent, decimals)}%`);
      }),
    );
  });

  it('shows ratios', () => {
    expect(formatRatio('0.80449')).toBe('80.4%');
  });
});

describe('parseMoneyInput', () => {
  it.each([
    ['$1,234', '1234'],
    ['1,234.00', '1234'],
    [' 12 ', '12'],
    ['$ 1 234.5', '1234.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-5', '-5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['١٢', '12'],
    ['−１，２３４．５', '-1234.5'],
  ])('reads %s as %s', (text, expected) => {
    expect(parseMoneyInput(text)).toBe(expected);
  });

  it.each(['', ' ', '$', '.', '1.2.3', '1e5', 'abc', '12x', '1.234', '1,23', ',123', '--5', '-$-5', 'NaN'])(
    'rejects %p',
    (text) => {
      expect(parseMoneyInput(text)).toBeUndefined();
    },
  );

  it('reads back what formatMoney shows', () => {
    fc.assert(
      fc.property(cents, (n) => {
        const amount = fromCents(n);
        expect(parseMoneyInput(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  it('never throws and never returns anything but a plain decimal', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseMoneyInput(text);
        if (amount !== undefined) expect(amount).toMatch(/^-?\d+(?:\.\d+)?$/);
      }),
    );
  });
});

describe('parseDollars', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['0', 0],
    ['-$5', -5],
    ['', undefined],
    [undefined, undefined],
    ['1.234', undefined],
    ['abc', undefined],
  ])('reads %p as %p', (text, expected) => {
    expect(parseDollars(text)).toBe(expected);
  });
});
