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

/** The report is there, whatever the status says yet; it is looked at next. */
const COMPLETE = { words: 'COMPLETE', reviews: 0 } as const;

/** Ordered, with no appraiser found yet: the status is the same. */
const UNASSIGNED = { words: 'UNASSIGNED', reviews: 0 } as const;

/** Before the report, by the status alone. */
const BEFORE_REPORT: readonly Known[] = ['BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST', 'NAV_BPO_PROCESSING'];

/** A longer name stands for the one that it begins with (docs/rules.md#names-of-statuses). */
export function stateOf(
  status: string | null | undefined,
  valuation: Valuation | null | undefined,
  isComplete: boolean,
): (typeof STATES)[Known] | typeof UNASSIGNED | typeof COMPLETE {
  const named = (Object.keys(STATES) as Known[]).find(
    (name) => status === name || status?.startsWith(`${name}_`),
  );
  const known = named ?? 'NAV_BPO_PROCESSING';
  if (isComplete && BEFORE_REPORT.includes(known)) return COMPLETE;
  const { orderedAt, assignedAt } = valuation ?? {};
  if (named === 'NAV_BPO_PROCESSING' && orderedAt && !assignedAt) return UNASSIGNED;
  return STATES[known];
}
