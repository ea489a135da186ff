import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Heloc, Status } from './ApplicationContext.ts';

/**
 * Both are asked for at once, and the application may move on in between: an answer from before the status knows nothing
 * of what came with it, its offers say. Then it is asked for again, once for every status.
 */
export function useCaughtUp({ data, refetch }: UseQueryResult<Heloc>, status: Status | undefined): void {
  const asked = useRef<string | null>(undefined);
  const now = status && (status.checklistStatus ?? null);
  const behind = data !== undefined && now !== undefined && (data.status.checklistStatus ?? null) !== now;
  useEffect(() => {
    if (!behind || asked.current === now) return;
    asked.current = now;
    void refetch();
  }, [behind, now, refetch]);
}
