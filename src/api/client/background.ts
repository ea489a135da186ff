import pLimit, { type LimitFunction } from 'p-limit';

/** Of the six connections that a browser opens to an origin over HTTP/1.1. */
const AT_A_TIME = 3;
const LIMIT = Symbol.for('heloc.background');

/**
 * Makes a call that nobody waits for, a few of them at a time: services that do not answer would hold every connection to the
 * API for half a minute, and what a person waits for could not be sent. Page-wide, because each remote carries its own copy of
 * this module, and each mount a client.
 */
export function inBackground<T>(call: () => Promise<T>): Promise<T> {
  const page = globalThis as { [LIMIT]?: LimitFunction };
  page[LIMIT] ??= pLimit(AT_A_TIME);
  return page[LIMIT](call);
}
