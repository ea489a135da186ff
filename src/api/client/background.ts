import pLimit, { type LimitFunction } from 'p-limit';
import { nextTask } from './nextTask.ts';

/** Of the six connections that a browser opens to an origin over HTTP/1.1. */
const AT_A_TIME = 3;
const LIMIT = Symbol.for('heloc.background');

/**
 * Makes a call that nobody waits for, a few of them at a time: services that do not answer would hold every connection to the
 * API for half a minute, and what a person waits for could not be sent. Page-wide, because each remote carries its own copy of
 * this module, and each mount a client. Each begins in a task of its own, as the first of a page is slow.
 */
export function inBackground<T>(call: () => Promise<T>): Promise<T> {
  const page = globalThis as { [LIMIT]?: LimitFunction };
  page[LIMIT] ??= pLimit(AT_A_TIME);
  return page[LIMIT](() => nextTask().then(call));
}
