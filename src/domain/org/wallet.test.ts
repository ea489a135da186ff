import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shortAddress } from './wallet.ts';

it.each([
  ['0x12ab34cd56ef7890abcd90ef', '0x12ab…90ef'],
  [' 0x12ab34cd56ef7890abcd90ef\n', '0x12ab…90ef'],
  ['0x12ab390ef', '0x12ab390ef'],
  ['0x12ab3490ef', '0x12ab…90ef'],
  ['', ''],
])('%p', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});

it('is never longer than the address, and is short enough already', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0x[0-9a-f]{0,64}$/), (address) => {
      expect(shortAddress(address).length).toBeLessThanOrEqual(Math.min(address.length, 11));
      expect(shortAddress(shortAddress(address))).toBe(shortAddress(address));
    }),
  );
});
