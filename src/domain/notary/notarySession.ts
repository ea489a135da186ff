/** The state of a notary session. Source: docs/rules.md#end-of-a-notary-session */
import { isOneOf } from '../enums.ts';

const OPEN = ['CONNECTING', 'IN_QUEUE', 'NOTARY_JOINED', 'IDENTITY_QUESTIONS', 'SIGNING'] as const;

const ENDED = [
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
  'TIMED_OUT',
  'NO_SHOW',
  'FAILED',
  'EXCEPTION',
] as const;

/** Beside them DROPPED: the connection is lost, and the session may be picked up again. */
export const NOTARY_STATES = [...OPEN, 'DROPPED', ...ENDED] as const;
export type NotaryState = (typeof NOTARY_STATES)[number];

/** How a session ended. */
export type NotaryEnding = (typeof ENDED)[number];

/** Reads a state of the API; an unknown one is an exception, never a success or a reason to wait. */
export const notaryState = (state: string): NotaryState =>
  isOneOf(NOTARY_STATES, state) ? state : 'EXCEPTION';

/** Whether one is in it now, or can go back into it. */
export const isOpenSession = (state: NotaryState): boolean => isOneOf(OPEN, state);

export const hasEndedSession = (state: NotaryState): state is NotaryEnding => isOneOf(ENDED, state);
