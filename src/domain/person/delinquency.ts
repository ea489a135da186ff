/** What a person can answer to a past-due payment in their credit report. Source: docs/rules.md#past-due-payments */
export const DELINQUENCY_ANSWERS = ['PAID', 'ARRANGEMENT', 'NOT_MINE'] as const;
type DelinquencyAnswer = (typeof DELINQUENCY_ANSWERS)[number];

/** Answers that a document has to show. */
export const NEEDS_PROOF: readonly string[] = ['PAID', 'ARRANGEMENT'] satisfies DelinquencyAnswer[];
