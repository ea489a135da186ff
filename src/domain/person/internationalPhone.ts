/**
 * Numbers of other countries, by the library that knows them all: loaded once another country is chosen.
 * Source: docs/rules.md#phone-numbers-of-other-countries
 */
import {
  AsYouType,
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** As it is written in its country, also while digits are missing: 'GB', '7400123456' -> '07400 123456'. @public */
export function nationalFormat(country: string, digits: string): string {
  const number = parsePhoneNumberFromString(digits, country as CountryCode);
  // One that was pasted with another country's code is none of this country.
  if (digits.trim().startsWith('+') && number?.country !== country) return digits;
  return number?.isValid() ? number.formatNational() : new AsYouType(country as CountryCode).input(digits);
}

/** How many characters a mobile number of the country has as it is written there. @public */
export const maxLength = (country: string): number =>
  getExampleNumber(country as CountryCode, examples)?.formatNational().length ?? 0;

/** As it is written for readers of any country: '+44 7400 123456'. @public */
export const internationalFormat = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? '';

/** Which country a number is of; several share a code. @public */
export const countryOf = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country;

/** '+447400123456' (E.164); undefined when no number of the country can be this long. @public */
export function toE164(country: string, text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  return number?.isPossible() ? number.number : undefined;
}
