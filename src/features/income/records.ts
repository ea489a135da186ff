import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { INCOME_RECORD_STATUSES, type IncomeRecordStatus } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';

type State = 'verified' | 'inReview' | 'attention' | 'failed' | 'expired';

/** What each status of a record means to a person; an unknown one is in review (docs/rules.md#income-records). */
const STATES: Readonly<Record<IncomeRecordStatus, State>> = {
  VERIFIED: 'verified',
  PENDING_REVIEW: 'inReview',
  LINKED: 'attention',
  FAILED_VERIFICATION: 'failed',
  EXPIRED: 'expired',
};

type Stated = Pick<IncomeRecord, 'status'>;

export function recordState({ status }: Stated): State {
  return isOneOf(INCOME_RECORD_STATUSES, status) ? STATES[status] : 'inReview';
}

const UNSUCCESSFUL: readonly State[] = ['failed', 'expired'];

/** Whether nothing will come of it any more. */
export const isUnsuccessful = (record: Stated): boolean => UNSUCCESSFUL.includes(recordState(record));
