import { useCallback, useContext } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { ScreenPathContext } from '../screens/screenPath.ts';
import { useFlow } from './FlowContext.ts';

export interface SubmitOptions<Values> {
  /** Whether the answers leave the status as it is: then it is read again, where otherwise another one is waited for. */
  readonly statusStays?: boolean | ((values: Values) => boolean);
  /** After that: where one goes on under the same status. */
  readonly onStayed?: (values: Values) => unknown;
}

/**
 * Sends what a screen collected, calls `sent` once the server has it, and goes to the screen of the new status. A conflict
 * means that the application moved on, e.g. in another tab: then the status is read again, which leads to its screen.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
  options: SubmitOptions<Values> = {},
): (values: Values, sent?: () => void) => Promise<void> {
  const flow = useFlow();
  const { telemetry } = useRuntime();
  const { uuid: applicationUuid } = useParams();
  const screen = useContext(ScreenPathContext);
  const latest = useLatest({
    send,
    ...options,
    told: (outcome: string) =>
      telemetry.track('heloc_step_submitted', { screen, outcome }, { applicationUuid }),
  });
  return useCallback(
    async (values, sent) => {
      const { send, statusStays = false, onStayed, told } = latest.current;
      try {
        await send(values);
      } catch (error) {
        told(error instanceof ApiError ? error.code : 'failed');
        if (error instanceof ApiError && error.code === 'conflict') await flow.refresh();
        throw error;
      }
      told('sent');
      sent?.();
      const stays = typeof statusStays === 'function' ? statusStays(values) : statusStays;
      if (!stays) return flow.advance();
      flow.answered();
      await flow.refresh();
      await onStayed?.(values);
    },
    [flow, latest],
  );
}
