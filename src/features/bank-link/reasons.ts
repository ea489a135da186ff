import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';
import type { BankLinkExit, BankLinkReason } from './port.ts';

/** What is said about each way of not linking a bank. An expired token that could not be renewed is a failed opening. */
const TEXT = {
  closed: 'closed',
  'institution-not-found': 'notFound',
  'institution-down': 'down',
  'rate-limited': 'rate',
  'invalid-credentials': 'credentials',
  'token-expired': 'unavailable',
  unavailable: 'unavailable',
  failed: 'failed',
} as const satisfies Record<BankLinkReason, keyof (typeof copy)['strings']>;

export function exitText(exit: BankLinkExit, t: Translate<(typeof copy)['strings']>): string {
  return t(TEXT[exit.reason], { institution: exit.institution || t('yourBank') });
}
