import { SendError, type SendOutcome } from '../port.ts';

interface Refusals {
  /** Of a call through the socket; of an upload the words for it. */
  status?: unknown;
  /** Of an upload: its status over HTTP, 0 where there was none. Of others the vendor's own number. */
  code?: unknown;
  /** Of the socket itself. */
  reply?: { status?: { code?: unknown } };
}

const isRefusal = (status: number) => status >= 400 && status < 500;
/** It was not taken now, and may be later. */
const LATER = [408, 425, 429];

function outcomeOf({ status, code, reply }: Refusals): { outcome: SendOutcome; code: string } {
  // A file goes first: where it was not taken, nothing was said.
  const isUpload = typeof code === 'number' && typeof status === 'string';
  const found = [isUpload ? code : undefined, status, reply?.status?.code].find(
    (one) => typeof one === 'number',
  );
  if (found === undefined || (found === 0 && !isUpload)) return { outcome: 'unknown', code: 'unknown' };
  const short = `${isUpload ? 'upload' : 'http'}-${found}`;
  if (LATER.includes(found)) return { outcome: 'not-sent', code: short };
  if (isRefusal(found)) return { outcome: 'refused', code: short };
  return { outcome: isUpload ? 'not-sent' : 'unknown', code: short };
}

/** Nothing is read from the vendor's sentences: what has no status may have arrived. */
export function sendError(cause: unknown): SendError {
  if (cause instanceof SendError) return cause;
  const { outcome, code } = outcomeOf(typeof cause === 'object' && cause !== null ? cause : {});
  return new SendError(outcome, true, { code, cause });
}
