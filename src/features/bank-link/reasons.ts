import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';
import type { LinkedKind } from './kinds.ts';
import type { BankLinkExit, BankLinkReason } from './port.ts';

type Text = keyof (typeof copy)['strings'];

const NOT_FOUND = { bank: 'notFound', payroll: 'notFoundPayroll', tax: 'notFoundTax' } as const;
const UNNAMED = { bank: 'yourBank', payroll: 'yourPayroll', tax: 'yourTax' } as const;

/** What is said about each way of not linking an account. An expired token that could not be renewed is a failed opening. */
const TEXT = {
  closed: 'closed',
  'institution-down': 'down',
  'rate-limited': 'rate',
  'invalid-credentials': 'credentials',
  'no-login': 'noLogin',
  'no-data': 'noData',
  'token-expired': 'unavailable',
  unavailable: 'unavailable',
  failed: 'failed',
} as const satisfies Record<Exclude<BankLinkReason, 'institution-not-found'>, Text>;

export function exitText(
  { reason, institution }: BankLinkExit,
  kind: LinkedKind,
  t: Translate<(typeof copy)['strings']>,
): string {
  const text = reason === 'institution-not-found' ? NOT_FOUND[kind] : TEXT[reason];
  return t(text, { institution: institution || t(UNNAMED[kind]) });
}
