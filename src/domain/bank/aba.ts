/** Bank routing and account numbers. Source: docs/rules.md#routing-and-account-numbers */

import { writeNumber } from '../text/typedNumber.ts';

const WEIGHTS = [3, 7, 1];

/** The digits of what was typed, without spaces and dashes; other characters stay. */
export function bankDigits(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s-]/g, '');
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

export type RoutingNumberProblem = 'routing-number-length' | 'routing-number-invalid';

/** What is wrong with a routing number; undefined when it is fine. */
export function routingNumberProblem(text: string | null | undefined): RoutingNumberProblem | undefined {
  const digits = bankDigits(text);
  if (!/^\d{9}$/.test(digits)) return 'routing-number-length';
  return isRoutingNumber(digits) ? undefined : 'routing-number-invalid';
}

export type AccountNumberProblem = 'account-number-length' | 'account-number-invalid';

/** What is wrong with an account number: 4 to 17 digits, not all the same. */
export function accountNumberProblem(text: string | null | undefined): AccountNumberProblem | undefined {
  const digits = bankDigits(text);
  if (!/^\d{4,17}$/.test(digits)) return 'account-number-length';
  return /^(\d)\1+$/.test(digits) ? 'account-number-invalid' : undefined;
}

/** What is wrong with the repeated account number. */
export function accountNumberConfirmProblem(
  accountNumber: string | null | undefined,
  confirmation: string | null | undefined,
): 'account-number-differs' | undefined {
  return bankDigits(accountNumber) === bankDigits(confirmation) ? undefined : 'account-number-differs';
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
