import { ApiError } from '#src/api/client/apiError.ts';
import { useFlow } from './FlowContext.ts';
import { useSubmit } from './useSubmit.ts';

/** The bureau does not answer (docs/rules.md#credit-bureau-unreachable). */
const UNREACHABLE = 424;

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === UNREACHABLE;

/**
 * A submit that asks a bureau: where that cannot be reached the check waits, and the person goes on to the page about it,
 * the child `unreachable` of the screen around.
 */
export function useBureauCheck<Values>(
  check: (values: Values) => Promise<unknown>,
): (values: Values, sent?: () => void) => Promise<void> {
  const flow = useFlow();
  const submit = useSubmit(check);
  return async (values, sent) => {
    try {
      await submit(values, sent);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      sent?.();
      await flow.refresh();
      flow.toChild('unreachable');
    }
  };
}
