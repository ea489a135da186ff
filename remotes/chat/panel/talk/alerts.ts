import { type ConversationState, LEFT } from '../../conversation/state.ts';
import type { copy } from './copy.ts';

/** What is known of a conversation that something may be wrong with. */
export interface Known {
  state: ConversationState;
  /** The connection has been lost for a while, */
  isLost: boolean;
  /** and for so long that a person may rather call. */
  isLongLost: boolean;
  /** The page is a lender's test, which is told more. */
  isTest: boolean;
  /** The page's policy does not let it through. */
  isBlocked: boolean;
}

interface AlertRow {
  tone: 'error' | 'warning';
  text: keyof (typeof copy)['strings'];
  /** The phone stands beside it. */
  phone?: (known: Known) => boolean;
  /** Nothing but another chat helps. */
  leaves?: boolean;
  when(known: Known): boolean;
}

/** A file says itself why it was not sent, and what a chat before has left was never tried here. */
export const failed = ({ state: { outbox, over } }: Pick<Known, 'state'>) =>
  over ? [] : outbox.filter(({ state, file, code }) => state === 'failed' && !file && code !== LEFT);

/** What is said above the composer, one at a time: the first that is so (docs/rules.md#alerts-of-a-chat). */
export const ALERTS: readonly AlertRow[] = [
  { tone: 'error', text: 'startFailed', phone: () => true, when: ({ isBlocked }) => isBlocked },
  {
    tone: 'error',
    text: 'userUnknown',
    phone: () => true,
    leaves: true,
    when: ({ state, isTest }) => state.isRejected && isTest && !state.over,
  },
  {
    tone: 'error',
    text: 'rejected',
    phone: () => true,
    leaves: true,
    when: ({ state }) => state.isRejected && !state.over,
  },
  { tone: 'error', text: 'startFailed', when: (known) => failed(known).some((entry) => entry.hasNotBegun) },
  { tone: 'error', text: 'sendFailed', when: (known) => failed(known).length > 0 },
  {
    tone: 'warning',
    text: 'tokenInvalid',
    when: ({ state: { link, ending, over } }) => !over && (link === 'denied' || ending?.canBeKept === false),
  },
  {
    tone: 'warning',
    text: 'lost',
    phone: ({ isLongLost }) => isLongLost,
    when: ({ state, isLost }) => isLost && !state.over,
  },
];
