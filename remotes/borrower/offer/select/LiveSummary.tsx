import { useMemo, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney } from '#src/domain/money.ts';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import type { Figures } from '../figures.ts';
import { useDebounced } from '../useDebounced.ts';
import { copy } from './copy.ts';

/** Long enough that a dragged slider is one sentence. */
const SPEAK_AFTER_MS = 800;

/** The summary in one sentence for screen readers, once a change has come to rest; silent until the first change. */
export function LiveSummary({ figures }: { figures: Figures | undefined }) {
  const t = useCopy(copy);
  const { apr, payment, cash } = figures ?? {};
  // Another object only where a figure is another one.
  const now = useMemo(
    () => (apr && payment && cash ? { apr, payment, cash } : undefined),
    [apr, payment, cash],
  );
  const rested = useDebounced(now, SPEAK_AFTER_MS);
  const [first] = useState(now);
  const [moved, setMoved] = useState(false);
  if (!moved && rested !== first) setMoved(true);
  return (
    <VisuallyHidden role="status">
      {moved && rested
        ? t('live', {
            apr: formatApr(rested.apr),
            payment: formatMoney(rested.payment),
            cash: formatMoney(rested.cash),
          })
        : ''}
    </VisuallyHidden>
  );
}
