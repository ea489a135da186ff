import { useCallback, useRef } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useFlow } from './FlowContext.ts';

/**
 * Sends what a screen collected and goes where the status leads; `sent` hears in between that the server has it. A conflict means that the application moved on
 * elsewhere, in another tab say: then the current screen is shown instead of an error.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
): (values: Values, sent?: () => void) => Promise<void> {
  const flow = useFlow();
  const latest = useRef(send);
  latest.current = send;
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
    [flow],
  );
}
