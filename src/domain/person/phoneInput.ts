/** A phone number while it is typed. Source: docs/rules.md#phone-numbers */
import { writeNumber } from '../text/typedNumber.ts';
import { PHONE_LENGTH, phoneDigits } from './phone.ts';

/** Formats while typing: "5125" -> "(512) 5"; a leading 1 is kept, so that its message can be shown. */
export const formatPhoneInput = (text: string): string =>
  writeNumber(text, { digits: phoneDigits, length: PHONE_LENGTH, write: national });

function national(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
