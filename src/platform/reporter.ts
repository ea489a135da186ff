import { isCancelledError } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Error monitoring behind a port; the mount chooses the adapter. Never give it personal data. */
export interface Reporter {
  /** Something a developer should look at. `facts` are codes, paths and ids only. */
  warn(message: string, facts?: Facts): void;
  error(error: unknown, facts?: Facts): void;
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

/** Of axios and of the platform. Not by their class: what a browser throws is of the page's realm. */
const CANCELLED: readonly string[] = ['CanceledError', 'AbortError'];

function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = loggable(error.cause);
  if (error instanceof ApiError && error.messages.length > 0)
    return new ApiError({ ...error, messages: [], message: error.summary, cause });
  if (cause === error.cause) return error;
  return Object.assign(new Error(error.message, { cause }), { name: error.name });
}
