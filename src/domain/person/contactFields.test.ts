import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emailProblem, normalizeEmail } from './email.ts';
import { formatPhone, formatPhoneInternational, phoneDigits, phoneProblem, telUri } from './phone.ts';
import { formatPhoneInput } from './phoneInput.ts';

describe('email', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'hara@example.org",
    ' a@example.com ',
    'ü@exämple.de',
  ])('accepts %s', (text) => {
    expect(emailProblem(text)).toBeUndefined();
  });
  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.co',
    'a@@b.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@1.2.3.4',
    'a@b.co,',
    `${'a'.repeat(65)}@b.co`,
  ])('rejects %s', (text) => {
    expect(emailProblem(text)).toBe('email-invalid');
  });
  it('asks for one', () => {
    expect(emailProblem(' ')).toBe('email-missing');
    expect(emailProblem(undefined)).toBe('email-missing');
  });
  it('lower-cases the domain only', () => {
    expect(normalizeEmail(' Jo@EXAMPLE.com ')).toBe('Jo@example.com');
  });
});

describe('phone', () => {
  it.each([
    ['5125550123', '(512) 555-0123'],
    ['(512) 555-0123', '(512) 555-0123'],
    ['512-555-0123', '(512) 555-0123'],
    ['+1 512 555 0123', '(512) 555-0123'],
    ['512.555.0123', '(512) 555-0123'],
    ['５１２５５５０１２３', '(512) 555-0123'],
    ['15125550123', ''],
    ['512-555-012', ''],
    ['+44 20 7946 0958', ''],
    ['51255501ab', ''],
    ['', ''],
    [null, ''],
  ])('shows %p as %p', (text, expected) => {
    expect(formatPhone(text)).toBe(expected);
    expect(formatPhoneInternational(text)).toBe(expected && `+1 ${expected}`);
  });

  it('shows a number of ten digits, and shows it again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits);
        expect(formatPhone(formatPhone(digits))).toBe(formatPhone(digits));
        expect(formatPhone(formatPhoneInternational(digits))).toBe(formatPhone(digits));
        expect(formatPhone(digits)).toHaveLength(14);
      }),
    );
  });

  it.each([
    ['5125550123', 'tel:+15125550123'],
    ['(512) 555-0123', 'tel:+15125550123'],
    ['+1 512 555 0123', 'tel:+15125550123'],
    ['+447400123456', 'tel:+447400123456'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
  ])('%p is called by %p', (text, link) => {
    expect(telUri(text)).toBe(link);
  });

  it.each([
    ['(512) 555-0123', undefined],
    ['+1 512 555 0123', undefined],
    ['５１２５５５０１２３', undefined],
    ['+44 20 7946 0958', 'phone-invalid'],
    ['15125550123', 'phone-country-code'],
    [null, 'phone-missing'],
    ['', 'phone-missing'],
    ['( ) -', 'phone-missing'],
    ['(512) 555-012', 'phone-invalid'],
    ['512555012345', 'phone-invalid'],
    ['call me', 'phone-invalid'],
    ['(151) 255-5012', 'phone-country-code'],
    ['1 512 555 0123', 'phone-country-code'],
    ['1', 'phone-country-code'],
  ])('%p: %p', (text, message) => {
    expect(phoneProblem(text)).toBe(message);
  });

  it.each([
    ['', ''],
    ['5', '(5'],
    ['512', '(512'],
    ['5125', '(512) 5'],
    ['512555', '(512) 555'],
    ['5125550', '(512) 555-0'],
    ['(512) 555-01239', '(512) 555-0123'],
    ['51255501239', '51255501239'],
    ['+15125550123', '(512) 555-0123'],
    ['a5b1c2', 'a5b1c2'],
    ['\u202d(５１２)\u00a0５５５‑０１２３\u202c', '(512) 555-0123'],
    ['٥١٢٥٥٥٠١٢٣', '(512) 555-0123'],
    ['512555012³', '512555012³'],
  ])('formats %p while typing as %p', (text, expected) => {
    expect(formatPhoneInput(text)).toBe(expected);
  });

  it('is stable, no longer than 14 for a phone, and loses no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789()- +x') }), (text) => {
        const shown = formatPhoneInput(text);
        expect(formatPhoneInput(shown)).toBe(shown);
        // A key after the last digit is the only one that does nothing.
        if (formatPhone(text.slice(0, -1)) !== text.slice(0, -1)) {
          expect(phoneDigits(shown)).toBe(phoneDigits(text));
        }
        if (shown === text) return;
        expect(shown.length).toBeLessThanOrEqual(14);
        expect(phoneDigits(formatPhoneInput(shown.slice(0, -1))).length).toBe(
          phoneDigits(shown.slice(0, -1)).length,
        );
        if (shown.length === 14) expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});
