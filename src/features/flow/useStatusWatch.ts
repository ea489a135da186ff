import { pollDelay } from '#src/domain/application/polling.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { usePolling } from '#src/platform/usePolling.ts';

/** Looks for the next status by itself, at the pace of every other wait, while the page is visible. */
export function useStatusWatch(active = true): void {
  const flow = useFlow();
  usePolling(() => flow.recheck(), { everyMs: pollDelay, active });
}
