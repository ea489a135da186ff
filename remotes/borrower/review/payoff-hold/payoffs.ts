import type { Payoff } from '#src/api/contract/parts.ts';

/** Tells a loan from the others of the list. */
export const keyOf = ({ creditor, mask }: Payoff): string => `${creditor} ${mask ?? ''}`;

/** Whether the lender's amount is there, or the person's own letter is being read. */
export function stateOf({ status, letterAt, goodThrough }: Payoff): 'ASKED' | 'LETTER' | 'KNOWN' {
  if (letterAt && status !== 'RECEIVED') return 'LETTER';
  return goodThrough ? 'KNOWN' : 'ASKED';
}
