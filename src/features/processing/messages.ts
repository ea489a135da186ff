import { copy } from './copy.ts';
import type { WaitKind, WorkFacts } from './waits.ts';

interface Messages {
  /** Their key in the copy. The last one stands for what is left once the status has moved on. */
  readonly key: keyof typeof copy.strings;
  /** How many of them are done when the call that began the work is answered. */
  readonly answered: number;
  /** The same by a status that says how far the work is. */
  readonly under?: Readonly<Record<string, number>>;
}

/** The messages of each wait, and what of them is done by what is known (docs/rules.md#loaders-and-the-processing-window). */
export const MESSAGES = {
  create: {
    key: 'messages',
    answered: 1,
    under: { WAITING_FOR_PROPERTY: 2, WAITING_FOR_PROPERTY_VALUE: 3, WAITING_FOR_OFFERS: 4 },
  },
  visit: { key: 'visit', answered: 1 },
  submit: { key: 'submit', answered: 1 },
  application: { key: 'application', answered: 1 },
  credit: {
    key: 'credit',
    // That a check was asked for does not mean that a bureau has answered.
    answered: 0,
    under: { WAITING_FOR_PROPERTY: 2, WAITING_FOR_PROPERTY_VALUE: 2, WAITING_FOR_OFFERS: 2 },
  },
  signing: { key: 'signing', answered: 1 },
} as const satisfies Record<WaitKind, Messages>;

/** How many of the `count` messages of a wait are known to be done. The last one never is: then the wait is over. */
export function messagesDone(kind: WaitKind, count: number, facts: readonly WorkFacts[]): number {
  const { key, answered, under }: Messages = MESSAGES[kind];
  // A list of the organisation with another length has other messages.
  if (count !== copy.strings[key].length) return 0;
  const done = (each: WorkFacts) =>
    each.moved ? count - 1 : (under?.[each.status ?? ''] ?? (each.answered ? answered : 0));
  return Math.max(0, ...facts.map(done));
}
