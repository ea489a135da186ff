/** Social Security numbers: never stored, shown masked. Source: docs/rules.md#social-security-numbers */

import { writeNumber } from '../text/typedNumber.ts';

/** How often a number may be sent; then the status is CREDIT_NO_MATCH_SSN. */
export const SSN_ATTEMPTS = 2;

/** The digits of what was typed, without spaces and dashes; other characters stay. */
export function ssnDigits(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s-]/g, '');
}

/** What is wrong with an SSN; undefined when it could be one. */
export function ssnProblem(text: string | null | undefined): 'ssn-invalid' | 'ssn-itin' | undefined {
  const digits = ssnDigits(text);
  if (!/^\d{9}$/.test(digits)) return 'ssn-invalid';
  if (digits.startsWith('9')) return 'ssn-itin';
  const impossible = /^(?:000|666)|^\d{3}00|0000$/.test(digits);
  return impossible ? 'ssn-invalid' : undefined;
}

/** What is wrong with the repeated SSN. */
export function ssnConfirmProblem(
  ssn: string | null | undefined,
  confirmation: string | null | undefined,
): 'ssn-differs' | undefined {
  return ssnDigits(ssn) === ssnDigits(confirmation) ? undefined : 'ssn-differs';
}

/** Formats while typing as 3-2-4. */
export const formatSsnInput = (text: string): string =>
  writeNumber(text, {
    digits: ssnDigits,
    length: 9,
    write: (digits) => [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-'),
  });

/** "•••-••-6789"; all dots while it is incomplete. */
export function maskSsn(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 9 ? `•••-••-${digits.slice(5)}` : '•'.repeat(digits.length);
}
