/** US phone numbers, stored as ten digits. Source: docs/rules.md#phone-numbers */

import { plainCharacters, writeNumber } from '../text/typedNumber.ts';

const DIGITS = 10;
/**
 * The text without spaces, parentheses, dashes and dots; a written-out "+1" goes too. Anything else
 * stays, so that junk is still recognisable as junk.
 */
export function phoneDigits(text: string | null | undefined): string {
  return plainCharacters(text ?? '')
    .replace(/[\s().\-‐-―]/g, '')
    .replace(/^\+1/, '');
}

/** The number to call: the mobile one, else the first there is. */
export function mobileOf(phones: readonly { type: string; number: string }[]): string | undefined {
  return (phones.find(({ type }) => type === 'MOBILE') ?? phones[0])?.number;
}

const isTenDigits = (digits: string) => digits.length === DIGITS && /^\d+$/.test(digits);

/** "(512) 555-0123"; empty unless there are exactly ten digits. */
export function formatPhone(text: string | null | undefined): string {
  const digits = phoneDigits(text);
  return isTenDigits(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : '';
}

/** What a link needs for the number to be called, e.g. `tel:+15125550123`. */
export const telUri = (number: string) => `tel:+1${phoneDigits(number)}`;

/** "+1 (512) 555-0123"; empty unless there are exactly ten digits (docs/rules.md#phone-numbers). @public */
export function formatPhoneInternational(text: string | null | undefined): string {
  const phone = formatPhone(text);
  return phone === '' ? '' : `+1 ${phone}`;
}

/** Formats while typing: "5125" -> "(512) 5"; a leading 1 is kept, so that its message can be shown. */
export const formatPhoneInput = (text: string): string =>
  writeNumber(text, { digits: phoneDigits, length: DIGITS, write: national });

function national(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export type PhoneProblem = 'phone-missing' | 'phone-country-code' | 'phone-invalid';

/** What is wrong with a mobile phone; undefined when it is fine. */
export function phoneProblem(text: string | null | undefined): PhoneProblem | undefined {
  const digits = phoneDigits(text);
  if (digits === '') return 'phone-missing';
  if (digits.startsWith('1')) return 'phone-country-code';
  return isTenDigits(digits) ? undefined : 'phone-invalid';
}
