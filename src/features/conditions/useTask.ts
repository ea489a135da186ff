import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Condition } from '#src/api/contract/conditions.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { findByHints, readHints } from './hints.ts';
import { useConditions } from './useConditions.ts';

/** `index`: nothing is shown here; `gone`: because what the address names is no longer open. */
type Task =
  | { kind: 'loading' }
  | { kind: 'index'; gone: boolean }
  | { kind: 'shown'; condition: Known<Condition>; documentType: string | null };

/**
 * The request that the address is about, which stays on the page whatever becomes of it meanwhile. Before it is shown the
 * list is read anew: the files that were sent for it before have to be in it.
 */
export function useTask(): { query: ReturnType<typeof useConditions>; task: Task } {
  const { reporter } = useRuntime();
  const [search] = useSearchParams();
  const [hints] = useState(() => readHints(search));
  const query = useConditions();
  const { data, isFetchedAfterMount } = query;
  const [first, setFirst] = useState<{ condition: Known<Condition> | undefined; disagrees: boolean }>();
  if (!first && data && isFetchedAfterMount) setFirst(findByHints(data.shown, hints));
  const report = useEffectEvent(() => {
    const category = hints.category ?? '';
    const documentType = hints.documentType ?? '';
    reporter.warn('An address disagrees with the condition that it names', { category, documentType });
  });
  const disagrees = first?.disagrees === true;
  useEffect(() => {
    if (disagrees) report();
  }, [disagrees]);
  return { query, task: taskOf() };

  function taskOf(): Task {
    if (!first) return { kind: 'loading' };
    const { condition: asked } = first;
    if (!asked) return { kind: 'index', gone: Object.values(hints).some((hint) => hint !== null) };
    // One that is gone from the list needs nothing any more.
    const condition = data?.shown.find(({ uuid }) => uuid === asked.uuid) ?? { ...asked, state: 'DONE' };
    return { kind: 'shown', condition, documentType: hints.documentType };
  }
}
