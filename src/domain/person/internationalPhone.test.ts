import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryName } from '../text/countryNames.ts';
import { COUNTRIES, callingCodeOf, countryByCode } from './callingCodes.ts';
import { countryOf, internationalFormat, maxLength, nationalFormat, toE164 } from './internationalPhone.ts';
import { formatPhoneInput } from './phoneInput.ts';

it('the table of calling codes is that of the library', () => {
  const known = getCountries().map((countryCode) => ({
    countryCode,
    callingCode: getCountryCallingCode(countryCode),
  }));
  expect(COUNTRIES).toEqual(known);
  expect(COUNTRIES).toHaveLength(245);
  expect(new Set(COUNTRIES.map(({ callingCode }) => callingCode)).size).toBe(206);
});

it('every country has a name of its own', () => {
  const names = COUNTRIES.map(({ countryCode }) => countryName(countryCode));
  expect(new Set(names).size).toBe(245);
  expect(['US', 'GB', 'DE'].map(countryName)).toEqual(['United States', 'United Kingdom', 'Germany']);
});

it.each([
  ['US', '5125550143', '(512) 555-0143', 14],
  ['CA', '6135550143', '(613) 555-0143', 14],
  ['GB', '7400123456', '07400 123456', 12],
  ['GB', '07400123456', '07400 123456', 12],
  ['DE', '015123456789', '01512 3456789', 13],
  ['MX', '5512345678', '55 1234 5678', 12],
  ['FR', '0612345678', '06 12 34 56 78', 14],
  ['IN', '9876543210', '098765 43210', 12],
  ['JP', '09012345678', '090-1234-5678', 13],
  ['PH', '09171234567', '0917 123 4567', 13],
  ['BR', '11961234567', '(11) 96123-4567', 15],
])('%s %s is written %s, in %d characters', (country, digits, text, length) => {
  expect(nationalFormat(country, digits)).toBe(text);
  expect(nationalFormat(country, text)).toBe(text);
  expect(maxLength(country)).toBe(length);
  expect(text.length).toBeLessThanOrEqual(length);
});

it.each([
  ['+447400123456', '+44 7400 123456', 'GB'],
  ['+819012345678', '+81 90 1234 5678', 'JP'],
])('%s is %s to a reader anywhere', (number, text, country) => {
  expect(internationalFormat(number)).toBe(text);
  expect(countryOf(number)).toBe(country);
  expect(countryByCode(number)).toBe(country);
});

it('is sent with its country, or not at all', () => {
  expect(toE164('GB', '07400 123456')).toBe('+447400123456');
  expect(toE164('DE', '01512 3456789')).toBe('+4915123456789');
  expect(toE164('GB', '+44 7400 123456')).toBe('+447400123456');
  expect(toE164('GB', '07400')).toBeUndefined();
  expect(toE164('GB', '')).toBeUndefined();
});

it("another country's number is left as it was pasted", () => {
  expect(nationalFormat('GB', '+49 1512 3456789')).toBe('+49 1512 3456789');
});

it('keeps the digits, and is stable', () => {
  const country = fc.constantFrom('US', 'GB', 'DE', 'FR', 'IN', 'JP', 'BR', 'PH', 'MX', 'CA');
  fc.assert(
    fc.property(country, fc.stringMatching(/^[1-9]\d{0,6}$/), (code, digits) => {
      const text = nationalFormat(code, digits);
      expect(text.replace(/\D/g, '')).toMatch(new RegExp(`^0?${digits}$`));
      expect(nationalFormat(code, text)).toBe(text);
      expect(callingCodeOf(code)).toMatch(/^\d+$/);
    }),
  );
});

it('a whole number of the US is written as without the library', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/), (digits) => {
      expect(nationalFormat('US', digits)).toBe(formatPhoneInput(digits));
    }),
  );
});
