import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { type Known, stateOf } from '#src/domain/conditions/conditions.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { copy } from './copy.ts';

/** What people at the lender say to it: why it needs another try, and what they add. */
export function Comments({ condition }: { condition: Known<Condition> }) {
  const t = useCopy(copy);
  const { notes, commentsToBorrower } = condition;
  return (
    <>
      {notes && stateOf(condition) === 'NEEDS_ANOTHER_TRY' ? (
        <Alert tone="warning" title={t('why')} quiet>
          {notes}
        </Alert>
      ) : null}
      {commentsToBorrower ? (
        <Alert tone="info" title={t('note')} quiet>
          {commentsToBorrower}
        </Alert>
      ) : null}
    </>
  );
}
