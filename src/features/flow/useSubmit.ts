import { useCallback } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { useFlow } from './FlowContext.ts';

/**
 * Sends what a screen collected and goes where the status leads. `sent` is called in between, when the server has the
 * values. A conflict means that the application has moved on, in another tab for example: then the screen of its status
 * is shown.
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
