/** US phone numbers, stored as ten digits. Source: docs/rules.md#phone-numbers */

/** How many digits there are. */
export const PHONE_LENGTH = 10;
/** Forms read their texts in plain characters; what was not typed there is read by these alone, and the first step is small. */
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * The text without spaces, parentheses, dashes and dots; a written-out "+1" goes too. Anything else
 * stays, so that junk is still recognisable as junk.
 */
export function phoneDigits(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\s().-]/g, '')
    .replace(/^\+1/, '');
}

const isTenDigits = (digits: string) => digits.length === PHONE_LENGTH && /^\d+$/.test(digits);

/** "(512) 555-0123"; empty unless there are exactly ten digits. */
export function formatPhone(text: string | null | undefined): string {
  const digits = phoneDigits(text);
  return isTenDigits(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : '';
}

/** What a link needs for the number to be called, e.g. `tel:+15125550123`. */
export const telUri = (number: string) => `tel:${phoneDigits(number).replace(/^(?!\+)/, '+1')}`;

/** "+1 (512) 555-0123"; empty unless there are exactly ten digits (docs/rules.md#phone-numbers). @public */
export function formatPhoneInternational(text: string | null | undefined): string {
  const phone = formatPhone(text);
  return phone === '' ? '' : `+1 ${phone}`;
}

/** "+447400123456", as a number of another country is kept and sent (docs/rules.md#phone-numbers-of-other-countries). */
export const isAbroad = (text: string | null | undefined): boolean => /^\+[2-9]\d{6,14}$/.test(text ?? '');

export type PhoneProblem = 'phone-missing' | 'phone-country-code' | 'phone-invalid';

/** What is wrong with a mobile phone; undefined when it is fine. */
export function phoneProblem(text: string | null | undefined): PhoneProblem | undefined {
  const digits = phoneDigits(text);
  if (digits === '') return 'phone-missing';
  if (digits.startsWith('1')) return 'phone-country-code';
  return isTenDigits(digits) ? undefined : 'phone-invalid';
}

/** "(•••) •••-0123"; empty unless there are exactly ten digits. @public */
export const maskPhone = (phone: string | null | undefined): string =>
  formatPhone(phone).replace(/\d(?=.*-)/g, '•');
