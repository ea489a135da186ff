import { isCancelledError } from '@tanstack/react-query';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';

/** Error monitoring behind a port; the mount chooses the adapter. Never give it personal data. */
export interface Reporter {
  /** Something a developer should look at. `facts` are codes, paths and ids only. */
  warn(message: string, facts?: Record<string, string | number | boolean | undefined>): void;
  error(error: unknown, facts?: Record<string, string | number | boolean | undefined>): void;
}

/**
 * Reports the code of a failed call instead of the server's text, which may contain personal data; the same for errors
 * that it caused. What was cancelled is not reported.
 */
export function withoutServerText(reporter: Reporter): Reporter {
  return {
    warn: reporter.warn,
    error(error, facts) {
      if (!isCancelled(error)) reporter.error(loggable(error), { ...facts, ...codeOf(error) });
    },
  };
}

/** Whether a call was given up on purpose: zone.js says so of every one, before the `await` that handles it. */
export function isCancelled(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'cancelled';
  return isCancelledError(error) || CANCELLED.includes((Object(error) as Partial<Error>).name ?? '');
}

/** What a log may know of an error besides where it happened. */
export function codeOf(error: unknown): { code: string; status?: number } | undefined {
  if (error instanceof ApiError) return { code: error.code, status: error.status };
  return error instanceof Error && error.cause ? codeOf(error.cause) : undefined;
}

/** What browsers throw when a request does not get through, each with its own words. */
const FAILED_FETCH =
  /^(failed to fetch|fetch failed|load failed|networkerror|the network connection was lost|network error)/i;
/** Of axios and of the platform. Not by their class: what a browser throws is of the page's realm. */
const CANCELLED: readonly string[] = ['CanceledError', 'AbortError'];
const NOISE: readonly ApiErrorCode[] = ['network', 'timeout', 'cancelled'];

/**
 * Whether an error says no more than that a request did not get through, or was given up: a problem of the
 * connection, which no developer can fix (docs/rules.md#error-reports).
 */
export function isNoise(error: unknown): boolean {
  if (error instanceof ApiError) return NOISE.includes(error.code);
  const { name = '', message = '' } = Object(error) as Partial<Error>;
  return [...CANCELLED, 'TimeoutError', 'NetworkError'].includes(name) || FAILED_FETCH.test(message);
}

function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = loggable(error.cause);
  if (error instanceof ApiError && error.messages.length > 0)
    return new ApiError({ ...error, messages: [], message: error.summary, cause });
  if (cause === error.cause) return error;
  return Object.assign(new Error(error.message, { cause }), { name: error.name });
}
