import type { QueryState } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';

/** While the page is seen (docs/rules.md#when-notifications-are-asked-for). */
export const EVERY_MS = 60_000;
const SLOWEST_MS = 5 * EVERY_MS;

type Asked = Pick<
  QueryState,
  'status' | 'error' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'errorUpdateCount' | 'isInvalidated'
>;

/**
 * How long to wait after an answer, in milliseconds. After failures as long as there has been none, which doubles it each
 * time, and never less than the server asks for.
 *
 * @param jitter of this mount, about 1, so that the mounts of the world do not ask at the same moment
 */
function pauseAfter(
  { status, error, dataUpdatedAt, errorUpdatedAt, errorUpdateCount }: Asked,
  jitter: number,
): number {
  const pace = EVERY_MS * jitter;
  if (status !== 'error') return pace;
  const without = dataUpdatedAt > 0 ? errorUpdatedAt - dataUpdatedAt : EVERY_MS * 2 ** (errorUpdateCount - 1);
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(pace, Math.min(without, SLOWEST_MS), asked);
}

/** In how many milliseconds it is asked next; 0 for now. */
export function dueIn(state: Asked | undefined, jitter: number, now: number): number {
  const last = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0);
  // Something has changed elsewhere. A server that fails is left alone all the same.
  if (!state || last === 0 || (state.isInvalidated && state.status !== 'error')) return 0;
  const pause = pauseAfter(state, jitter);
  // A clock that was set back is not waited for.
  return Math.min(pause, Math.max(0, last + pause - now));
}
