import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPhoneInput } from '../person/phoneInput.ts';
import { formatSsnInput, maskSsn, ssnConfirmProblem, ssnDigits, ssnProblem } from '../person/ssn.ts';
import { formatCodeInput } from '../text/codes.ts';
import {
  accountEnding,
  accountNumberConfirmProblem,
  accountNumberProblem,
  formatAccountInput,
  isRoutingNumber,
  routingNumberProblem,
} from './aba.ts';

const INVALID_ROUTING = 'routing-number-invalid';

describe('routing number', () => {
  it.each(['021000021', '0210 0002 1', '123123123', '111000025', '322271627'])('accepts %s', (text) => {
    expect(routingNumberProblem(text)).toBeUndefined();
  });
  it.each([
    ['', 'routing-number-length'],
    ['02100002', 'routing-number-length'],
    ['0210000210', 'routing-number-length'],
    ['02100002a', 'routing-number-length'],
    ['021000022', INVALID_ROUTING],
    ['000000000', INVALID_ROUTING],
    // Both pass the checksum; 00 is the government's and 40 is not assigned.
    ['000000518', INVALID_ROUTING],
    ['400000008', INVALID_ROUTING],
  ])('%p: %s', (text, message) => {
    expect(routingNumberProblem(text)).toBe(message);
  });

  it('notices every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), digit, (at, wrong) => {
        const right = '021000021';
        const changed = right.slice(0, at) + wrong + right.slice(at + 1);
        expect(isRoutingNumber(changed)).toBe(changed === right);
      }),
    );
  });
});

describe('account number', () => {
  it.each([
    ['1234', undefined],
    ['12345678901234567', undefined],
    ['00-1234 5678', undefined],
    ['123', 'account-number-length'],
    ['123456789012345678', 'account-number-length'],
    ['12a4', 'account-number-length'],
    ['', 'account-number-length'],
    ['1111', 'account-number-invalid'],
  ])('%p: %p', (text, message) => {
    expect(accountNumberProblem(text)).toBe(message);
  });

  it('compares and shows the ending', () => {
    expect(accountNumberConfirmProblem('1234 5678', '12345678')).toBeUndefined();
    expect(accountNumberConfirmProblem('12345678', '12345679')).toBe('account-number-differs');
  });

  it.each([
    [{ mask: '****6789' }, '6789'],
    [{ mask: '', accountNumber: '0001112223' }, '2223'],
    [{ mask: '12' }, '12'],
    [{}, ''],
    [null, ''],
  ])('%p ends in %p', (account, ending) => {
    expect(accountEnding(account)).toBe(ending);
  });
});

describe('SSN', () => {
  const REQUIRED = 'ssn-invalid';
  it.each([
    ['123-45-6789', undefined],
    ['123 45 6789', undefined],
    ['899-99-9999', undefined],
    ['', REQUIRED],
    ['12345678', REQUIRED],
    ['12345678x', REQUIRED],
    ['000-12-3456', REQUIRED],
    ['666-12-3456', REQUIRED],
    ['123-00-4567', REQUIRED],
    ['123-45-0000', REQUIRED],
    ['900-12-3456', 'ssn-itin'],
    ['999-99-9999', 'ssn-itin'],
  ])('%p: %p', (text, message) => {
    expect(ssnProblem(text)).toBe(message);
  });

  it('formats while typing, and masks', () => {
    expect(['1', '123', '1234', '12345', '123456', '123-45-67890'].map(formatSsnInput)).toEqual([
      '1',
      '123',
      '123-4',
      '123-45',
      '123-45-6',
      '123-45-6789',
    ]);
    expect(['123-45-6789', '123-4', ''].map(maskSsn)).toEqual(['•••-••-6789', '••••', '']);
    expect(ssnConfirmProblem('123456789', '123-45-6789')).toBeUndefined();
    expect(ssnConfirmProblem('123456789', '123456780')).toBe('ssn-differs');
  });

  it('keeps the digits typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 9 }), (digits) => {
        expect(ssnDigits(formatSsnInput(digits))).toBe(digits);
      }),
    );
  });
});

describe('what is pasted into the field of a number', () => {
  const FULL_WIDTH = '１２３４５６７８９';
  it.each([
    [formatAccountInput, '0001 1122-23', '0001112223'],
    [formatAccountInput, FULL_WIDTH, '123456789'],
    [formatSsnInput, FULL_WIDTH, '123-45-6789'],
    [formatSsnInput, '123‑45‑6789', '123-45-6789'],
    [formatPhoneInput, '２０８ ５５５ ０１４３', '(208) 555-0143'],
    [formatCodeInput, 'Your code is 123 456.', '123456'],
    [formatCodeInput, '１２３４５６', '123456'],
  ])('%o understands %p as %p', (write, pasted, expected) => {
    expect(write(pasted)).toBe(expected);
    expect(write(expected)).toBe(expected);
  });

  it.each([
    [formatAccountInput, 'Account 0001112223'],
    [formatAccountInput, '(208) 555-0143'],
    [formatSsnInput, '(208) 555-0143'],
    [formatSsnInput, '1234567890'],
    [formatSsnInput, '12E-45-6789'],
    [formatPhoneInput, '208-555-O143'],
    [formatPhoneInput, '208 555 0143 x12'],
    [formatPhoneInput, '1 208 555 0143'],
    [formatCodeInput, '123 456 7'],
    [formatCodeInput, 'expired'],
  ])('%o keeps %p, which is no such number', (write, pasted) => {
    expect(write(pasted)).toBe(pasted);
  });

  it.each([
    [formatSsnInput, '123-45-6789'],
    [formatPhoneInput, '(208) 555-0143'],
    [formatCodeInput, '123456'],
  ])('%o takes no key after the last digit of %p', (write, complete) => {
    expect(write(`${complete}0`)).toBe(complete);
  });
});
