import type { Link, Order, WireMessage } from '../transports/port.ts';
import { doubledOf, isAfter } from './messages.ts';
import {
  fillNext,
  GAP_PAGES,
  pageCame,
  pageFailed,
  readNewest,
  readOlder,
  suspect,
  take,
  trimmed,
  withGapOf,
} from './pages.ts';
import { sendFailed, sendNext } from './sending.ts';
import {
  andThen,
  type ConversationEvent,
  type ConversationState,
  entryOf,
  isUnderWay,
  type Over,
  only,
  type Rules,
  type Step,
  withEntry,
  withHeld,
} from './state.ts';

/** Nothing more can be sent: what was not is for the person to take along. */
const end = (state: ConversationState, over: Over): Step =>
  only({
    ...state,
    over: state.over ?? over,
    composer: 'locked',
    typing: undefined,
    outbox: state.outbox.map((entry) => (entry.state === 'sending' ? entry : { ...entry, state: 'failed' })),
  });

/** One more message, after which a number that was left out is a message that is missing. */
function said(state: ConversationState, message: WireMessage, { exactOrder }: Rules): Step {
  const last = state.messages.at(-1)?.order;
  const isHole = exactOrder && last !== undefined && message.order.major > last.major + 1;
  const taken = take(isHole ? suspect(state) : state, [message]);
  const next = message.from === 'me' ? taken : { ...taken, typing: undefined };
  return isHole ? readNewest(next) : only(next);
}

function linked(state: ConversationState, link: Link): Step {
  if (link !== 'connected')
    return only({ ...(state.link === 'connected' ? suspect(state) : state), link, typing: undefined });
  if (state.link === 'connected') return only(state);
  // What came meanwhile is in the newest page; and what could not be read can be now.
  return readNewest({
    ...state,
    link,
    gaps: state.gaps.map((gap) => (gap.is === 'failed' ? { ...gap, is: 'open', left: GAP_PAGES } : gap)),
  });
}

function step(state: ConversationState, event: ConversationEvent, rules: Rules): Step {
  switch (event.type) {
    case 'opened': {
      const { lateMs: afterMs = 0 } = rules;
      // Of before a reload; when it was sent is not known.
      const late = state.outbox.filter((entry) => entry.state === 'checking' && afterMs > 0);
      const opened: Step = {
        state,
        effects: late.map(({ clientId }) => ({ type: 'retry', clientId, afterMs })),
      };
      // Else once it is connected.
      return state.link === 'connected' && state.held.newest === 'no' ? andThen(opened, readNewest) : opened;
    }
    case 'message':
      return said(state, event.message, rules);
    case 'changed':
      return only(
        state.messages.some(({ id }) => id === event.message.id) ? take(state, [event.message]) : state,
      );
    case 'removed': {
      const messages = state.messages.filter(({ id }) => id !== event.id);
      return only({ ...state, messages, doubled: doubledOf(messages) });
    }
    case 'link':
      return linked(state, event.state === 'closed' ? 'lost' : event.state);
    case 'rejected':
      return only({ ...state, link: 'lost', isRejected: true });
    case 'resync':
      return readNewest(suspect(state));
    case 'agent': {
      const { type: _, ...agent } = event;
      return only({ ...state, agent, ...(event.state !== 'joined' && { typing: undefined }) });
    }
    case 'read':
      return only(readTo(state, event.upTo));
    case 'seen': {
      const next = readTo(state, event.upTo);
      if (next === state) return only(state);
      const last = state.messages.at(-1)?.order;
      const isAtEnd = last === undefined || !isAfter(last, event.upTo);
      return {
        state: isAtEnd && !state.held.older ? withHeld(next, { looksBack: false }) : next,
        effects: [{ type: 'read', upTo: event.upTo }],
      };
    }
    // Another one is the session's to get.
    case 'token':
      return only(state);
    // What was said last may not have come yet.
    case 'frozen':
      return andThen(end(state, { by: 'system', reason: 'frozen' }), state.over ? only : readNewest);
    case 'ended':
      return andThen(end(state, { by: event.by, reason: 'ended' }), state.over ? only : readNewest);
    case 'end':
      return end(state, { by: 'me', reason: 'ended' });
    case 'expired':
      return end(state, { by: 'system', reason: 'expired' });
    case 'ending':
      return only({ ...state, ending: event.ending });
    case 'fill':
      return andThen(
        only(
          withGapOf(state, event.above, (gap) =>
            gap.is === 'reading' ? gap : { ...gap, is: 'open', left: GAP_PAGES },
          ),
        ),
        fillNext,
      );
    case 'typing':
      return only({ ...state, typing: event.on ? (event.author ?? '') : undefined });
    case 'written': {
      if (entryOf(state, event.clientId)) return only(state);
      const { type: _, ...written } = event;
      return only({
        ...state,
        outbox: [
          ...state.outbox,
          { ...written, state: state.over ? 'failed' : 'queued', tries: 0, after: -1 },
        ],
      });
    }
    case 'sent': {
      const { message, reply } = event.sent;
      const step = said(state, { ...message, clientId: event.clientId }, rules);
      return reply ? andThen(step, (next) => said(next, reply, rules)) : step;
    }
    case 'send-failed':
      return sendFailed(state, event, rules);
    case 'retry': {
      const entry = entryOf(state, event.clientId);
      if (entry?.state === 'waiting')
        return only(withEntry(state, event.clientId, (one) => ({ ...one, state: 'queued' })));
      // It cannot arrive any more: now the history tells.
      if (entry?.state === 'checking')
        return readNewest(withEntry(state, event.clientId, (one) => ({ ...one, isLate: true })));
      return only(state);
    }
    case 'resend':
      return only(
        state.over
          ? state
          : withEntry(state, event.clientId, (entry) =>
              entry.state === 'failed' ? { ...entry, state: 'queued', tries: 1 } : entry,
            ),
      );
    case 'discard':
      return only(withEntry(state, event.clientId, (entry) => (isUnderWay(entry) ? entry : undefined)));
    case 'older':
      return readOlder(state);
    case 'page':
      return pageCame(state, event.page, event.of, rules);
    case 'page-failed':
      return pageFailed(state, event.of);
    case 'rated': {
      const { replyId, vote } = event;
      if (state.votes[replyId] === vote) return only(state);
      return {
        state: { ...state, votes: { ...state.votes, [replyId]: vote } },
        effects: [{ type: 'rate', replyId, vote }],
      };
    }
    case 'online':
      if (state.isOnline === event.is) return only(state);
      if (!event.is) return only({ ...suspect(state), isOnline: false });
      // What came meanwhile is in the newest page.
      return state.link === 'connected'
        ? readNewest({ ...state, isOnline: true })
        : only({ ...state, isOnline: true });
  }
}

const readTo = (state: ConversationState, upTo: Order): ConversationState =>
  state.readUpTo && !isAfter(upTo, state.readUpTo) ? state : { ...state, readUpTo: upTo };

/** What older pages bring is looked at; everything else may push the oldest out. */
const bringsNew = (event: ConversationEvent) =>
  event.type === 'message' || event.type === 'sent' || (event.type === 'page' && event.of !== 'older');

/**
 * The conversation, without a clock or a call of its own: what an event makes of it, and what is to be done then
 * (docs/rules.md#messages-of-a-chat).
 */
export function reduce(state: ConversationState, event: ConversationEvent, rules: Rules): Step {
  const next = step(state, event, rules);
  const kept = bringsNew(event) ? { ...next, state: trimmed(next.state, rules) } : next;
  return andThen(kept, (state) => sendNext(state, rules));
}
