/** Calls for something that will exist shortly. Source: docs/rules.md#retries */
import { ApiError } from './apiError.ts';
import { backOff } from './backOff.ts';
import { pause } from './pause.ts';

const TRIES = 5;
const BASE_MS = 1000;

/** Whether a call may succeed a moment later: no refusal does, but for a time-out (408) and too many calls (429). */
export const mayPass = (error: unknown): boolean => error instanceof ApiError && error.retryable;

/**
 * Calls until there is an answer, five times at most; waits 1000 ms and then twice as long each time, and never less than
 * the server asks for.
 *
 * @param signal ends the waiting
 * @param isPassing which failures it waits on
 * @throws the last failure, at once one that waiting cannot resolve, or the signal's reason
 */
export async function retry<T>(
  call: () => Promise<T>,
  signal?: AbortSignal,
  isPassing: (error: unknown) => boolean = mayPass,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      signal?.throwIfAborted();
      return await call();
    } catch (error) {
      if (signal?.aborted || tries === TRIES || !isPassing(error)) throw error;
      await pause(backOff(BASE_MS, tries - 1, error), signal);
    }
  }
}
