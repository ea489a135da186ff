import { useLocation } from 'react-router';
import { OriginatorCard } from '#src/features/shell/OriginatorCard.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { readVisit } from '../prefill/visitMemory.ts';

/** Who sent the person, by the address or as this tab remembers it. */
export function View() {
  const runtime = useRuntime();
  const { search } = useLocation();
  const { referrerId } = readVisit(search, runtime);
  return referrerId ? <OriginatorCard uuid={referrerId} /> : null;
}
