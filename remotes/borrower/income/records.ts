import type { IncomeRecord } from '#src/api/contract/parts.ts';

type State = 'verified' | 'inReview' | 'attention' | 'failed';

/** What each status of a record means to a person; an unknown one is in review (docs/rules.md#income-records). */
const STATES: Readonly<Record<string, State>> = {
  VERIFIED: 'verified',
  PENDING_REVIEW: 'inReview',
  LINKED: 'attention',
  FAILED_VERIFICATION: 'failed',
};

export function recordState({ status }: Pick<IncomeRecord, 'status'>): State {
  return (Object.hasOwn(STATES, status) ? STATES[status] : undefined) ?? 'inReview';
}
