import type { Valuation } from '#src/api/contract/parts.ts';

/** What a status means for the person: the words for it, and how many reviews after the report are over. */
export const STATES = {
  BPO_ORDER_REQUEST: { words: 'ORDERED', reviews: 0 },
  NAV_BPO_ORDER_REQUEST: { words: 'ORDERED', reviews: 0 },
  NAV_BPO_PROCESSING: { words: 'PROCESSING', reviews: 0 },
  ACCEPTABLE_PROPERTY_CONDITION: { words: 'ACCEPTABLE', reviews: 1 },
  UNACCEPTABLE_PROPERTY_CONDITION: { words: 'UNACCEPTABLE', reviews: 0 },
  FINAL_TITLE_PULL: { words: 'TITLE', reviews: 1 },
} as const;

type Known = keyof typeof STATES;

/** Ordered, with no appraiser found yet: the status is the same. */
const UNASSIGNED = { words: 'UNASSIGNED', reviews: 0 } as const;

/** A longer name stands for the one that it begins with (docs/rules.md#names-of-statuses). */
export function stateOf(
  status: string | null | undefined,
  valuation: Valuation | null | undefined,
): (typeof STATES)[Known] | typeof UNASSIGNED {
  const known = (Object.keys(STATES) as Known[]).find(
    (name) => status === name || status?.startsWith(`${name}_`),
  );
  const { orderedAt, assignedAt } = valuation ?? {};
  if (known === 'NAV_BPO_PROCESSING' && orderedAt && !assignedAt) return UNASSIGNED;
  return STATES[known ?? 'NAV_BPO_PROCESSING'];
}
