import { ApiError } from '#src/api/client/apiError.ts';
import { backOff } from '#src/api/client/backOff.ts';

/** For something that will exist shortly (docs/rules.md#retries). */
const ATTEMPTS = 5;
const BASE_MS = 1000;

/** Whether the call may succeed a moment later; a refusal does not. */
function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.retryable || error.code === 'not-found');
}

/**
 * Asks until the answer is there, five times at most, and waits twice as long each time.
 *
 * @param pause ends early when the page is left
 * @throws the last failure, or at once one that waiting cannot resolve
 */
export async function retryUntilReady<T>(
  ask: () => Promise<T>,
  pause: (ms: number) => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(backOff(BASE_MS, attempt - 1, error));
    }
  }
}
