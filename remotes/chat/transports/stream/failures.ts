import { SendError, type SendOutcome } from '../port.ts';
import { fitting, shapes } from './wire.ts';

/** The provider's own numbers. */
const CODE = { invalid: 4, rateLimit: 9, unknown: 16, notAllowed: 17 };
/** Of a key or a token that is not taken; another token may be. */
const DENIED = new Set([2, 3, 5, 40, 41, 42, 43]);

interface Failure {
  code?: number | null | undefined;
  status?: number | undefined;
}

/** What an error of the client says: of an answer in its fields, of the websocket as JSON in its text. */
function failureOf(error: unknown): Failure {
  const { code, status } = (error ?? {}) as Record<string, unknown>;
  const said = fitting(shapes.failure, { code, status });
  if (said?.status !== undefined) return said;
  try {
    return fitting(shapes.failure, JSON.parse((error as Error).message)) ?? {};
  } catch {
    return {};
  }
}

export const isDenied = (error: unknown): boolean => DENIED.has(failureOf(error).code ?? 0);
/** Who is to connect, or what is to be read, is not known there. */
export const isUnknown = (error: unknown): boolean => failureOf(error).code === CODE.unknown;
/** An id that is there already is refused as any other fault of a request. */
export const mayBeRepeat = (error: unknown): boolean => failureOf(error).code === CODE.invalid;

/** A channel that may not be read any more is one from which a person was taken, or that is gone. */
export function endedBy(error: unknown): 'agent' | 'system' | undefined {
  const { code } = failureOf(error);
  if (code === CODE.notAllowed) return 'agent';
  return code === CODE.unknown ? 'system' : undefined;
}

function outcomeOf(error: unknown): SendOutcome {
  const { code, status = 0 } = failureOf(error);
  if (code === CODE.rateLimit || isDenied(error)) return 'not-sent';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

export function sendError(cause: unknown, outcome = outcomeOf(cause)): SendError {
  const { code } = failureOf(cause);
  return new SendError(outcome, true, { cause, ...(code !== undefined && { code: `stream-${code}` }) });
}
