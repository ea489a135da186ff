import { useCallback } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { useFlow } from './FlowContext.ts';

/**
 * Sends what a screen collected, calls `sent` once the server has it, and goes to the screen of the new status. A conflict
 * means that the application moved on, e.g. in another tab: then the status is read again, which leads to its screen.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
): (values: Values, sent?: () => void) => Promise<void> {
  const flow = useFlow();
  const latest = useLatest(send);
  return useCallback(
    async (values, sent) => {
      try {
        await latest.current(values);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await flow.refresh();
        throw error;
      }
      sent?.();
      await flow.advance();
    },
    [flow, latest],
  );
}
