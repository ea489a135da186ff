import { ApiError } from './apiError.ts';

const HALF_A_MINUTE_MS = 30_000;
/** Whatever a server says; beyond 24 days a timer would even fire at once. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/** Reads `Retry-After`: seconds or a date (RFC 9110). @returns milliseconds, when they lie ahead */
export function readRetryAfter(header: unknown, now = Date.now()): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined;
}

/**
 * How long to wait before the next try, in milliseconds: twice as long after each failure in a row, half a minute at
 * most unless the pace is slower, and never less than the server asks for.
 *
 * @param paceMs the wait while all is well
 * @param failures in a row
 * @param error the last of them
 */
export function backOff(paceMs: number, failures: number, error?: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  const grown = Math.min(paceMs * 2 ** failures, HALF_A_MINUTE_MS);
  return Math.max(paceMs, grown, asked);
}
