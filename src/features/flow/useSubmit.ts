import { useCallback, useRef } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useFlow } from './ApplicationContext.ts';

/**
 * Sends what a screen collected and goes where the status leads. A conflict means that the application moved on
 * elsewhere, in another tab say: then the current screen is shown instead of an error.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
): (values: Values) => Promise<void> {
  const flow = useFlow();
  const latest = useRef(send);
  latest.current = send;
  return useCallback(
    async (values) => {
      try {
        await latest.current(values);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await flow.refresh();
        throw error;
      }
      await flow.advance();
    },
    [flow],
  );
}
