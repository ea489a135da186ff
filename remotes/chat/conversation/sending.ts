import { readNewest } from './pages.ts';
import {
  andThen,
  type ConversationEvent,
  type ConversationState,
  type EntryState,
  entryOf,
  isReached,
  isUnderWay,
  only,
  type Rules,
  type Step,
  withEntry,
} from './state.ts';

/** As often as other calls are tried, with pauses that double (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;

/** What is sent before the history is known could not be told from what was said before. */
const canSend = (state: ConversationState, { idempotentSend }: Rules) =>
  isReached(state) && !state.over && (idempotentSend || state.held.hasBegun || state.history.is === 'failed');

/** One at a time, in the order of pressing Send; one that failed holds up nothing behind it. */
export function sendNext(state: ConversationState, rules: Rules): Step {
  const next = state.outbox.find((entry) => entry.state === 'queued');
  if (!next || !canSend(state, rules) || state.outbox.some(isUnderWay)) return only(state);
  const { clientId, text } = next;
  // Of one that is sent again the first time counts: it may have arrived then, unless that is known.
  const after = next.tries === 0 || next.isLate ? (state.messages.at(-1)?.order.major ?? -1) : next.after;
  return {
    state: withEntry(state, clientId, (entry) => ({
      ...entry,
      state: 'sending',
      tries: entry.tries + 1,
      after,
      code: undefined,
      isLate: undefined,
    })),
    effects: [{ type: 'send', clientId, text }],
  };
}

type SendFailed = Extract<ConversationEvent, { type: 'send-failed' }>;

export function sendFailed(
  state: ConversationState,
  { clientId, outcome, hasBegun, code, isOver = false, waitMs = 0 }: SendFailed,
  rules: Rules,
): Step {
  const { idempotentSend, lateMs = 0 } = rules;
  const entry = entryOf(state, clientId);
  if (entry?.state !== 'sending') return only(state);
  const to = (next: EntryState) =>
    withEntry(state, clientId, (one) => ({ ...one, state: next, hasNotBegun: !hasBegun, code }));
  if (outcome === 'refused' || state.over) return only(to('failed'));
  if (outcome === 'unknown' && !idempotentSend)
    return andThen(
      {
        state: withEntry(to('checking'), clientId, (one) => ({ ...one, isLate: isOver })),
        effects: lateMs && !isOver ? [{ type: 'retry', clientId, afterMs: lateMs }] : [],
      },
      readNewest,
    );
  // Without a connection nothing is lost by waiting for it.
  if (!isReached(state)) return only(to('queued'));
  if (entry.tries >= TRIES) return only(to('failed'));
  return {
    state: to('waiting'),
    effects: [
      { type: 'retry', clientId, afterMs: Math.max(waitMs, FIRST_PAUSE_MS * 2 ** (entry.tries - 1)) },
    ],
  };
}
