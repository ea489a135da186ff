import { copy } from './copy.ts';
import type { WaitKind, WorkFacts } from './waits.ts';

/** How many of the messages are done before the wait begins: an application that is waited for exists, and so on. */
const DONE_BEFORE: Readonly<Record<WaitKind, number>> = {
  create: 0,
  visit: 1,
  submit: 1,
  credit: 1,
  // There is an offer by then.
  application: 6,
  signing: 6,
};

/** The same by a status that says how far the work is (docs/rules.md#loaders-and-the-processing-window). */
const DONE_UNDER: Readonly<Record<string, number>> = {
  WAITING_FOR_PROPERTY: 2,
  WAITING_FOR_PROPERTY_VALUE: 3,
  WAITING_FOR_OFFERS: 4,
  HARD_CREDIT_PULL: 6,
  GEN_NOTE_SIGNING: 6,
};

/** How many of the `count` messages of a wait are known to be done. The last one never is: then the wait is over. */
export function messagesDone(kind: WaitKind, count: number, facts: readonly WorkFacts[]): number {
  // A list of the organisation with another length has other messages.
  if (count !== copy.strings.messages.length) return 0;
  const done = (each: WorkFacts) =>
    each.moved ? count - 1 : (DONE_UNDER[each.status ?? ''] ?? (each.answered ? 1 : 0));
  return Math.max(DONE_BEFORE[kind], ...facts.map(done));
}
