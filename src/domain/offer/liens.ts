/** Loans that are recorded on a home, and the owner's answers about them. Source: docs/rules.md#loans-on-the-home */
import { compareMoney, type Money, maxMoney, money } from '../money/money.ts';
import { oneLine } from '../text/lineLength.ts';

export const LIEN_STATUSES = ['OPEN', 'PAID_OFF', 'NOT_MINE'] as const;
export type LienStatus = (typeof LIEN_STATUSES)[number];

export const LIEN_TYPES = [
  'MORTGAGE',
  'HELOC',
  'HOME_EQUITY_LOAN',
  'SOLAR_PACE',
  'TAX_JUDGMENT',
  'OTHER',
] as const;

interface LienStatement {
  status: LienStatus;
  /** The credit report shows it as an open account. */
  isReported: boolean;
  /** Of one that is paid off. */
  hasProof: boolean;
}

/** Whether a loan counts: what the credit report shows does, until there is proof or a person has looked at it. */
export const staysCounted = ({ status, isReported, hasProof }: LienStatement): boolean =>
  status === 'OPEN' || (isReported && !(status === 'PAID_OFF' && hasProof));

/** Loans that may be added to those of the records. */
export const ADDED_LIENS_MAX = 5;

/** Dollars that a loan counts with while it stays: a credit line with its full limit (docs/rules.md#ratios). */
export function countedLien({ balance, limit }: { balance: Money; limit: Money | undefined }): Money {
  return limit === undefined ? balance : maxMoney(balance, limit);
}

interface LienAccount {
  type: string;
  monetaryBalance: number;
  creditLimit?: number | null | undefined;
}

/** The same of an account of the credit report. */
export const countedAccount = ({ type, monetaryBalance, creditLimit }: LienAccount): Money =>
  countedLien({
    balance: money(monetaryBalance),
    limit: type === 'HELOC' && creditLimit != null ? money(creditLimit) : undefined,
  });

const LENDER = /^[\p{L}\p{N} '-]+$/u;
/** Letters, numbers, space, hyphen and apostrophe. */
export const isLenderName = (text: string): boolean => LENDER.test(oneLine(text));

/** A loan that was paid down does not owe more than was borrowed, as a rule; asked about, not refused. */
export const owesMoreThanBorrowed = (current: Money, original: Money): boolean =>
  compareMoney(current, original) > 0;
