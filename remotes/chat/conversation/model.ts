import type {
  Cursor,
  Link,
  Order,
  Page,
  SendOutcome,
  Sent,
  Sought,
  TransportEvent,
  Vote,
  WireMessage,
} from '../transports/port.ts';
import { isAfter, merge } from './messages.ts';

/**
 * `queued` waits for its turn or for the connection, `sending` is under way, `waiting` will be tried again by itself,
 * `checking` may have arrived, and `failed` is for the person to decide.
 */
export type EntryState = 'queued' | 'sending' | 'waiting' | 'checking' | 'failed';

/** A message of the person's that the server has not confirmed. Its id is made when Send is pressed, and never changes. */
export interface Entry extends Sought {
  state: EntryState;
  /** Of a file: what is known of it here. Its bytes are the runner's, and gone after a reload. */
  file?: FileFacts | undefined;
  /** How often it was tried; not 0 once it may have arrived. */
  tries: number;
  /** It failed since no conversation could be begun. */
  hasNotBegun?: boolean | undefined;
}

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
}

/** Messages that are known to be missing between two that are there. Nothing below it is news before it is filled. */
export interface Gap {
  /** Id of the message above, by which it is filled: `{ type: 'fill', above }`. */
  above: string;
  below: string;
  is: 'open' | 'reading' | 'failed';
}

/** Who answers now, where that are people. */
export interface AgentPresence {
  state: 'queued' | 'joined' | 'left';
  name?: string | undefined;
  /** In the queue, from 1, where it is told. */
  position?: number | undefined;
}

/** Why nothing more can be said. */
export interface Over {
  by: 'me' | 'agent' | 'system';
  reason: 'ended' | 'frozen' | 'expired';
}

/** What a view may rely on; it is made by `reduce` alone and is plain data, but for the `open` of a message's files. */
export interface ConversationState {
  /** What the server has, in its order; the view shows `shownOf` it. */
  messages: readonly WireMessage[];
  /** What it is not known to have, in the order of pressing Send. */
  outbox: readonly Entry[];
  history: { before: Cursor | null; is: 'unread' | 'reading' | 'read' | 'failed' };
  gaps: readonly Gap[];
  /** Of a mode with a connection of its own; of another it is connected at once. */
  link: Link;
  /** Undefined where a program answers, and until something is known. */
  agent: AgentPresence | undefined;
  /** Locked once it is over: what was typed stays readable. */
  composer: 'open' | 'locked';
  over: Over | undefined;
  /** How far the person has read; what others said after it is unread (`unreadOf`). */
  readUpTo: Order | undefined;
  /** How many messages of ours the server has twice. */
  doubled: number;
  /** Who is writing. */
  typing: string | undefined;
  /** Whether the device has a network. */
  isOnline: boolean;
  votes: Readonly<Record<string, Vote>>;
}

export type ConversationEvent =
  | TransportEvent
  | { type: 'opened' }
  | { type: 'written'; clientId: string; text: string; file?: FileFacts }
  /** The person has seen everything up to here: panel open, page visible, at least half of it in view for 500 ms. */
  | { type: 'seen'; upTo: Order }
  /** The person ends it. */
  | { type: 'end' }
  /** The session is over and cannot be renewed. */
  | { type: 'expired' }
  /** The missing messages below one are asked for. */
  | { type: 'fill'; above: string }
  | { type: 'sent'; clientId: string; sent: Sent }
  | { type: 'send-failed'; clientId: string; outcome: SendOutcome; hasBegun: boolean }
  | { type: 'retry'; clientId: string }
  | { type: 'resend'; clientId: string }
  | { type: 'discard'; clientId: string }
  | { type: 'older' }
  | { type: 'page'; page: Page; isNewest: boolean }
  | { type: 'page-failed'; isNewest: boolean }
  | { type: 'rated'; replyId: string; vote: Vote }
  | { type: 'online'; is: boolean };

export type Effect =
  | { type: 'send'; clientId: string; text: string }
  | { type: 'retry'; clientId: string; afterMs: number }
  | { type: 'page'; before: Cursor | null; sought: readonly Sought[] }
  | { type: 'rate'; replyId: string; vote: Vote };

export interface Step {
  state: ConversationState;
  effects: readonly Effect[];
}

/** As often as other calls are tried, with pauses that double (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;

export const emptyConversation = (outbox: readonly Entry[] = []): ConversationState => ({
  messages: [],
  // What was under way when the page went may have arrived.
  outbox: outbox.map((entry) =>
    entry.state === 'queued' || entry.state === 'failed' ? entry : { ...entry, state: 'checking' },
  ),
  history: { before: null, is: 'unread' },
  gaps: [],
  link: 'connecting',
  agent: undefined,
  composer: 'open',
  over: undefined,
  readUpTo: undefined,
  doubled: 0,
  typing: undefined,
  isOnline: true,
  votes: {},
});

const isUnderWay = ({ state }: Entry) => state === 'sending' || state === 'waiting' || state === 'checking';

const withEntry = (
  state: ConversationState,
  clientId: string,
  change: (entry: Entry) => Entry | undefined,
): ConversationState => ({
  ...state,
  outbox: state.outbox.flatMap((entry) => {
    if (entry.clientId !== clientId) return [entry];
    const changed = change(entry);
    return changed ? [changed] : [];
  }),
});

const entryOf = (state: ConversationState, clientId: string) =>
  state.outbox.find((entry) => entry.clientId === clientId);

/** One at a time, in the order of pressing Send; one that failed holds up nothing behind it. */
function sendNext({ state, effects }: Step): Step {
  const next = state.outbox.find((entry) => entry.state === 'queued');
  if (!next || !state.isOnline || state.over || state.outbox.some(isUnderWay)) return { state, effects };
  const { clientId, text } = next;
  // Of one that is sent again the first time counts: it may have arrived then.
  const after = next.tries === 0 ? (state.messages.at(-1)?.order.major ?? -1) : next.after;
  return {
    state: withEntry(state, clientId, (entry) => ({
      ...entry,
      state: 'sending',
      tries: entry.tries + 1,
      after,
    })),
    effects: [...effects, { type: 'send', clientId, text }],
  };
}

/** Messages come in: what of the outbox is among them is sent. */
function take(state: ConversationState, incoming: readonly WireMessage[]): ConversationState {
  const arrived = new Set(incoming.map(({ clientId }) => clientId));
  return {
    ...state,
    messages: merge(state.messages, incoming),
    outbox: state.outbox.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

const read = (state: ConversationState, before: Cursor | null): Step => ({
  state: { ...state, history: { ...state.history, is: 'reading' } },
  effects: [{ type: 'page', before, sought: state.outbox.filter(({ tries }) => tries > 0) }],
});

const only = (state: ConversationState): Step => ({ state, effects: [] });

/** Nothing more can be sent: what was not is for the person to take along. */
const end = (state: ConversationState, over: Over): Step =>
  only({
    ...state,
    over: state.over ?? over,
    composer: 'locked',
    typing: undefined,
    outbox: state.outbox.map((entry) => (entry.state === 'sending' ? entry : { ...entry, state: 'failed' })),
  });

const furthest = (one: Order | undefined, other: Order): Order => (one && isAfter(one, other) ? one : other);

type SendFailed = Extract<ConversationEvent, { type: 'send-failed' }>;

function sendFailed(
  state: ConversationState,
  { clientId, outcome, hasBegun }: SendFailed,
  idempotent: boolean,
): Step {
  const entry = entryOf(state, clientId);
  if (entry?.state !== 'sending') return only(state);
  const to = (next: EntryState) =>
    withEntry(state, clientId, (one) => ({ ...one, state: next, hasNotBegun: !hasBegun }));
  if (outcome === 'refused') return only(to('failed'));
  if (outcome === 'unknown' && !idempotent) return read(to('checking'), null);
  // Without a connection nothing is lost by waiting for it.
  if (!state.isOnline) return only(to('queued'));
  if (entry.tries >= TRIES) return only(to('failed'));
  return {
    state: to('waiting'),
    effects: [{ type: 'retry', clientId, afterMs: FIRST_PAUSE_MS * 2 ** (entry.tries - 1) }],
  };
}

function pageCame(state: ConversationState, { messages, before }: Page, isNewest: boolean): Step {
  const isFirst = state.history.is !== 'read' && state.messages.length === 0;
  const taken = take(state, messages);
  return only({
    ...taken,
    history: { is: 'read', before: isNewest && !isFirst ? state.history.before : before },
    // The newest page tells what has arrived: what is not in it has not.
    outbox: isNewest
      ? taken.outbox.map((entry) => (entry.state === 'checking' ? { ...entry, state: 'failed' } : entry))
      : taken.outbox,
  });
}

function step(state: ConversationState, event: ConversationEvent, idempotent: boolean): Step {
  switch (event.type) {
    case 'opened':
      return read(state, null);
    case 'message':
      return only(take(state, [event.message]));
    case 'changed':
      return only(
        state.messages.some(({ id }) => id === event.message.id) ? take(state, [event.message]) : state,
      );
    case 'removed':
      return only({ ...state, messages: state.messages.filter(({ id }) => id !== event.id) });
    case 'link':
      return only({ ...state, link: event.state === 'closed' ? 'lost' : event.state });
    case 'resync':
      return read(state, null);
    case 'agent': {
      const { type: _, ...agent } = event;
      return only({ ...state, agent });
    }
    case 'read':
    case 'seen':
      return only({ ...state, readUpTo: furthest(state.readUpTo, event.upTo) });
    case 'token':
      return only(state);
    case 'frozen':
      return end(state, { by: 'system', reason: 'frozen' });
    case 'ended':
      return end(state, { by: event.by, reason: 'ended' });
    case 'end':
      return end(state, { by: 'me', reason: 'ended' });
    case 'expired':
      return end(state, { by: 'system', reason: 'expired' });
    case 'fill':
      return only(state);
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
    case 'sent':
      return only(
        take(state, [
          { ...event.sent.message, clientId: event.clientId },
          ...(event.sent.reply ? [event.sent.reply] : []),
        ]),
      );
    case 'send-failed':
      return sendFailed(state, event, idempotent);
    case 'retry':
      return only(
        withEntry(state, event.clientId, (entry) =>
          entry.state === 'waiting' ? { ...entry, state: 'queued' } : entry,
        ),
      );
    case 'resend':
      return only(
        withEntry(state, event.clientId, (entry) =>
          entry.state === 'failed' ? { ...entry, state: 'queued', tries: 1 } : entry,
        ),
      );
    case 'discard':
      return only(withEntry(state, event.clientId, (entry) => (isUnderWay(entry) ? entry : undefined)));
    case 'older':
      return state.history.before === null || state.history.is === 'reading'
        ? only(state)
        : read(state, state.history.before);
    case 'page':
      return pageCame(state, event.page, event.isNewest);
    case 'page-failed': {
      const failed = { ...state, history: { ...state.history, is: 'failed' as const } };
      // Without a connection what may have arrived is looked for when it is back.
      if (!event.isNewest || !state.isOnline) return only(failed);
      return only({
        ...failed,
        outbox: state.outbox.map((entry) =>
          entry.state === 'checking' ? { ...entry, state: 'failed' } : entry,
        ),
      });
    }
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
      // What came meanwhile is in the newest page.
      return event.is ? read({ ...state, isOnline: true }, null) : only({ ...state, isOnline: false });
  }
}

/**
 * The conversation, without a clock or a call of its own: what an event makes of it, and what is to be done then
 * (docs/rules.md#messages-of-a-chat).
 */
export const reduce = (state: ConversationState, event: ConversationEvent, idempotent: boolean): Step =>
  sendNext(step(state, event, idempotent));
