/** Bank routing and account numbers. Source: docs/rules.md#routing-and-account-numbers */

import { plainCharacters, writeNumber } from './typedNumber.ts';

const WEIGHTS = [3, 7, 1];

/** The digits of what was typed, without spaces and dashes; other characters stay. */
export function bankDigits(text: string | null | undefined): string {
  return plainCharacters(text ?? '').replace(/[\s\-‐-―]/g, '');
}

/** True when the nine digits pass the checksum and start with 01-12, 21-32 or 61-72. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const prefix = Number(digits.slice(0, 2));
  const inRange =
    (prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72);
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i % 3] ?? 0), 0);
  return inRange && sum % 10 === 0;
}

/** The message for a routing number; undefined when it is fine. */
export function routingNumberProblem(text: string | null | undefined): string | undefined {
  const digits = bankDigits(text);
  if (!/^\d{9}$/.test(digits)) return 'Enter a 9-digit routing number';
  return isRoutingNumber(digits) ? undefined : 'Enter a valid routing number. Check the number on your check';
}

/** The message for an account number: 4 to 17 digits, not all the same. */
export function accountNumberProblem(text: string | null | undefined): string | undefined {
  const digits = bankDigits(text);
  if (!/^\d{4,17}$/.test(digits)) return 'Enter 4 to 17 digits';
  return /^(\d)\1+$/.test(digits)
    ? 'Enter a valid account number. Check the number on your check'
    : undefined;
}

/** The message for the repeated account number. */
export function accountNumberConfirmProblem(
  accountNumber: string | null | undefined,
  confirmation: string | null | undefined,
): string | undefined {
  return bankDigits(accountNumber) === bankDigits(confirmation) ? undefined : 'Account numbers do not match';
}

/** Writes an account number while it is typed: its digits alone, however many; the message says when they are too many. */
export const formatAccountInput = (text: string): string =>
  writeNumber(text, { digits: bankDigits, length: Number.POSITIVE_INFINITY, write: (digits) => digits });

/** An account as it is named to people: by its ending alone. */
export interface NumberedAccount {
  mask?: string | null | undefined;
  accountNumber?: string | null | undefined;
}

/** The last four characters of a mask or an account number; empty when there is neither. */
export function accountEnding(account: NumberedAccount | null | undefined): string {
  return (account?.mask || account?.accountNumber || '').slice(-4);
}
