import type { Payoff } from '#src/api/contract/parts.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import type { copy } from './copy.ts';

/** Distinguishes a loan from the others of the list. */
export const keyOf = ({ creditor, mask }: Payoff): string => `${creditor} ${mask ?? ''}`;

export function nameOf(t: Translate<(typeof copy)['strings']>, payoff: Payoff): string {
  const mask = accountEnding(payoff);
  return mask ? t('name', { creditor: payoff.creditor, mask }) : payoff.creditor;
}

/** The day of a time, where the home is; `undefined` where there is none yet. */
export function dayOf(time: string | null | undefined, zone: string): string | undefined {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? undefined : formatLongDate(toIsoDate(date, zone));
}

/** Whether the lender's amount is there, or the person's own letter is being read. */
export function stateOf({ status, letterAt, goodThrough }: Payoff): 'ASKED' | 'LETTER' | 'KNOWN' {
  if (letterAt && status !== 'RECEIVED') return 'LETTER';
  return goodThrough ? 'KNOWN' : 'ASKED';
}
