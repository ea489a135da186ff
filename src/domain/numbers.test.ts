import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNumberWithin } from './numbers.ts';

it.each([
  [5, {}, true],
  [5, { min: 5 }, true],
  [5, { max: 5 }, true],
  [5, { max: 4 }, false],
  [5, { min: 6 }, false],
  ['5', {}, false],
  [Number.NaN, {}, false],
  [Number.POSITIVE_INFINITY, {}, false],
  [Number.NEGATIVE_INFINITY, {}, false],
  [null, {}, false],
  [undefined, {}, false],
  [5n, {}, false],
  [-0, { min: 0 }, true],
  [Number.MAX_VALUE, {}, true],
])('%p within %p: %p', (value, limits, expected) => {
  expect(isNumberWithin(value, limits)).toBe(expected);
});

it('is within its own limits and no narrower ones', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(isNumberWithin(value, { min: value, max: value })).toBe(true);
      expect(isNumberWithin(value, { min: value + Math.abs(value) + 1 })).toBe(false);
    }),
  );
});
