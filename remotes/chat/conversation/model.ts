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
import { doubledOf, isAfter, merge } from './messages.ts';

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
  /** It can no longer arrive by the way that it was sent. */
  isLate?: boolean | undefined;
  /** Why it failed, in a word of the adapter's: `file-too-large`, `file-type`, ... */
  code?: string | undefined;
}

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
}

/**
 * Messages that are known to be missing between two that are there. They are read by themselves, at most so many pages; then
 * the person asks for more (`fill`). Nothing below it is news before it is filled, or 3 s have passed.
 */
export interface Gap {
  /** Id of the message above, by which it is filled: `{ type: 'fill', above }`. */
  above: string;
  /** Id of the first message that is known after it. */
  below: string;
  is: 'open' | 'reading' | 'failed';
  /** What asks for the page that is missing next. */
  before: Cursor;
  /** How many more pages are read by themselves. */
  left: number;
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
  /** What it is not known to have, in the order of pressing Send; shown after everything else. */
  outbox: readonly Entry[];
  history: { before: Cursor | null; is: 'unread' | 'reading' | 'read' | 'failed' };
  gaps: readonly Gap[];
  /** Of a mode with a connection of its own; of another it is connected at once. */
  link: Link;
  /** It can never be connected: who is to talk is not known there. */
  isRejected: boolean;
  /** It ends soon, as far as is known. */
  ending: Ending | undefined;
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
  /** For `reduce` alone. */
  held: Held;
}

interface Held {
  /** Up to where nothing is missing, once something may be: a page that reaches it leaves no hole. */
  edge: Order | undefined;
  /** The newest page is under way; `again`: something has happened since it was asked for. */
  newest: 'no' | 'asked' | 'again';
  /** An older page is under way. */
  older: boolean;
  /** The newest page has been read once. */
  hasBegun: boolean;
  /** The person is looking at older pages: none of what is shown goes away. */
  looksBack: boolean;
}

/** A session that could not be renewed so far. */
export interface Ending {
  /** ISO time by this device's clock, till which it still lasts. */
  at: string;
  /** Whether another attempt may help; else that was refused. */
  canBeKept: boolean;
}

export type ConversationEvent =
  | TransportEvent
  | { type: 'opened' }
  | { type: 'written'; clientId: string; text: string; file?: FileFacts }
  /** The person has seen everything up to here: panel open, page visible, at least half of it in view for 500 ms. */
  | { type: 'seen'; upTo: Order }
  /** The person ends it. */
  | { type: 'end' }
  /** It can never be connected. */
  | { type: 'rejected' }
  /** The session is over and cannot be renewed. */
  | { type: 'expired' }
  /** Whether it ends soon. */
  | { type: 'ending'; ending: Ending | undefined }
  /** The missing messages below one are asked for. */
  | { type: 'fill'; above: string }
  | { type: 'sent'; clientId: string; sent: Sent }
  | { type: 'send-failed'; clientId: string; outcome: SendOutcome; hasBegun: boolean; code?: string }
  | { type: 'retry'; clientId: string }
  | { type: 'resend'; clientId: string }
  | { type: 'discard'; clientId: string }
  | { type: 'older' }
  | { type: 'page'; page: Page; of: PageOf }
  | { type: 'page-failed'; of: PageOf }
  | { type: 'rated'; replyId: string; vote: Vote }
  | { type: 'online'; is: boolean };

/** What a page was asked for: the newest one, the one before what is known, or the one below a message. */
export type PageOf = 'newest' | 'older' | { above: string };

export type Effect =
  | { type: 'send'; clientId: string; text: string }
  | { type: 'retry'; clientId: string; afterMs: number }
  | { type: 'page'; of: PageOf; before: Cursor | null; sought: readonly Sought[] }
  | { type: 'read'; upTo: Order }
  | { type: 'rate'; replyId: string; vote: Vote };

export interface Step {
  state: ConversationState;
  effects: readonly Effect[];
}

/** What the model goes by in a mode. */
export interface Rules {
  idempotentSend: boolean;
  exactOrder: boolean;
  /** For so long after an unknown send the server may still take it: a history without it proves nothing before. */
  lateMs?: number | undefined;
  /** What asks for the page before a message, where the mode can say it. */
  cursorOf?: ((message: WireMessage) => Cursor) | undefined;
}

/** As often as other calls are tried, with pauses that double (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;
/** Pages that are read by themselves to close a gap. */
const GAP_PAGES = 5;
/** Messages that are kept at most; older ones can be read again. */
const KEPT = 300;

export const emptyConversation = (outbox: readonly Entry[] = []): ConversationState => ({
  messages: [],
  // What was under way when the page went may have arrived. A file that was not is chosen again.
  outbox: outbox.map((entry) => {
    if (entry.state === 'failed' || (entry.state === 'queued' && !entry.file)) return entry;
    return { ...entry, state: entry.state === 'queued' ? 'failed' : 'checking' };
  }),
  history: { before: null, is: 'unread' },
  gaps: [],
  link: 'connecting',
  isRejected: false,
  ending: undefined,
  agent: undefined,
  composer: 'open',
  over: undefined,
  readUpTo: undefined,
  doubled: 0,
  typing: undefined,
  isOnline: true,
  votes: {},
  held: { edge: undefined, newest: 'no', older: false, hasBegun: false, looksBack: false },
});

/** Whether messages are missing between those that are known, or may be and are being asked for. */
export const hasHole = ({ gaps, held }: ConversationState): boolean =>
  gaps.length > 0 || (held.edge !== undefined && held.newest !== 'no');

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

const withHeld = (state: ConversationState, change: Partial<Held>): ConversationState => ({
  ...state,
  held: { ...state.held, ...change },
});

const only = (state: ConversationState): Step => ({ state, effects: [] });

const then = ({ state, effects }: Step, next: (state: ConversationState) => Step): Step => {
  const step = next(state);
  return { state: step.state, effects: [...effects, ...step.effects] };
};

const isReached = ({ isOnline, link }: ConversationState) => isOnline && link === 'connected';

/** What is sent before the history is known could not be told from what was said before. */
const canSend = (state: ConversationState, { idempotentSend }: Rules) =>
  isReached(state) && !state.over && (idempotentSend || state.held.hasBegun || state.history.is === 'failed');

/** One at a time, in the order of pressing Send; one that failed holds up nothing behind it. */
function sendNext(state: ConversationState, rules: Rules): Step {
  const next = state.outbox.find((entry) => entry.state === 'queued');
  if (!next || !canSend(state, rules) || state.outbox.some(isUnderWay)) return only(state);
  const { clientId, text } = next;
  // Of one that is sent again the first time counts: it may have arrived then.
  const after = next.tries === 0 ? (state.messages.at(-1)?.order.major ?? -1) : next.after;
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

/** Messages come in: what of the outbox is among them is sent. */
function take(state: ConversationState, incoming: readonly WireMessage[]): ConversationState {
  const arrived = new Set(incoming.map(({ clientId }) => clientId));
  const messages = merge(state.messages, incoming);
  return {
    ...state,
    messages,
    doubled: doubledOf(messages),
    outbox: state.outbox.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

/** No more than so many; what goes from the top is the page before. */
function trimmed(state: ConversationState, { cursorOf }: Rules): ConversationState {
  const { messages, held } = state;
  if (messages.length <= KEPT || held.looksBack || !cursorOf) return state;
  const kept = messages.slice(-KEPT);
  const [first] = kept;
  if (!first) return state;
  const ids = new Set(kept.map(({ id }) => id));
  return {
    ...state,
    messages: kept,
    doubled: doubledOf(kept),
    gaps: state.gaps.filter(({ above }) => ids.has(above)),
    history: { ...state.history, before: cursorOf(first) },
  };
}

const soughtOf = ({ outbox }: ConversationState): readonly Sought[] =>
  outbox.filter(({ tries }) => tries > 0);

/** The newest page; one that is under way is followed by another. */
function readNewest(state: ConversationState): Step {
  if (state.held.newest !== 'no') return only(withHeld(state, { newest: 'again' }));
  const is = state.held.hasBegun && state.history.is !== 'failed' ? state.history.is : 'reading';
  return {
    state: withHeld({ ...state, history: { ...state.history, is } }, { newest: 'asked' }),
    effects: [{ type: 'page', of: 'newest', before: null, sought: soughtOf(state) }],
  };
}

function readOlder(state: ConversationState): Step {
  const { before } = state.history;
  if (before === null || state.held.older) return only(state);
  return {
    state: withHeld({ ...state, history: { before, is: 'reading' } }, { older: true, looksBack: true }),
    effects: [{ type: 'page', of: 'older', before, sought: soughtOf(state) }],
  };
}

/** What is there may have a hole after the last message that is known now, or after the one that is given. */
function suspect(state: ConversationState, edge = state.messages.at(-1)?.order): ConversationState {
  const { edge: before } = state.held;
  return edge && (!before || isAfter(before, edge)) ? withHeld(state, { edge }) : state;
}

type SendFailed = Extract<ConversationEvent, { type: 'send-failed' }>;

function sendFailed(
  state: ConversationState,
  { clientId, outcome, hasBegun, code }: SendFailed,
  rules: Rules,
): Step {
  const { idempotentSend, lateMs = 0 } = rules;
  const entry = entryOf(state, clientId);
  if (entry?.state !== 'sending') return only(state);
  const to = (next: EntryState) =>
    withEntry(state, clientId, (one) => ({ ...one, state: next, hasNotBegun: !hasBegun, code }));
  if (outcome === 'refused' || state.over) return only(to('failed'));
  if (outcome === 'unknown' && !idempotentSend)
    return then(
      { state: to('checking'), effects: lateMs ? [{ type: 'retry', clientId, afterMs: lateMs }] : [] },
      readNewest,
    );
  // Without a connection nothing is lost by waiting for it.
  if (!isReached(state)) return only(to('queued'));
  if (entry.tries >= TRIES) return only(to('failed'));
  return {
    state: to('waiting'),
    effects: [{ type: 'retry', clientId, afterMs: FIRST_PAUSE_MS * 2 ** (entry.tries - 1) }],
  };
}

/** The newest page tells what has arrived: what is not in it has not, or may be sent again. */
const settled = (state: ConversationState, { idempotentSend, lateMs = 0 }: Rules): ConversationState => ({
  ...state,
  outbox: state.outbox.map((entry) =>
    entry.state !== 'checking' || (lateMs > 0 && !entry.isLate)
      ? entry
      : { ...entry, state: idempotentSend && !entry.file ? 'queued' : 'failed' },
  ),
});

/** Whether a page reaches what was known before the hole, or the beginning. */
const reaches = ({ messages, before }: Page, edge: Order | undefined): boolean =>
  before === null || !edge || messages.some(({ order }) => !isAfter(order, edge));

function newestCame(before: ConversationState, page: Page, rules: Rules): Step {
  const { newest, edge, older, hasBegun } = before.held;
  const isFirst = !hasBegun;
  let state = settled(take(before, page.messages), rules);
  state = withHeld(state, { newest: 'no', edge: undefined, hasBegun: true });
  state = {
    ...state,
    history: { is: older ? 'reading' : 'read', before: isFirst ? page.before : state.history.before },
  };
  const step = only(isFirst || reaches(page, edge) ? state : withGap(state, page, edge));
  const filling = then(step, fillNext);
  return newest === 'again' ? then(filling, readNewest) : filling;
}

/** Between the last message before the hole and the first of the page. */
function withGap(state: ConversationState, page: Page, edge: Order | undefined): ConversationState {
  const above = state.messages.findLast(({ order }) => edge && !isAfter(order, edge));
  const [below] = page.messages;
  if (!above || !below || page.before === null) return state;
  const gap: Gap = { above: above.id, below: below.id, is: 'open', before: page.before, left: GAP_PAGES };
  return { ...state, gaps: [...state.gaps.filter((one) => one.above !== gap.above), gap] };
}

const withGapOf = (
  state: ConversationState,
  above: string,
  change: (gap: Gap) => Gap | undefined,
): ConversationState => ({
  ...state,
  gaps: state.gaps.flatMap((gap) => {
    const changed = gap.above === above ? change(gap) : gap;
    return changed ? [changed] : [];
  }),
});

/** The next page of a gap that is still filled by itself. */
function fillNext(state: ConversationState): Step {
  const next = state.gaps.find(({ is, left }) => is === 'open' && left > 0);
  if (!next) return only(state);
  return {
    state: withGapOf(state, next.above, (gap) => ({ ...gap, is: 'reading', left: gap.left - 1 })),
    effects: [{ type: 'page', of: { above: next.above }, before: next.before, sought: soughtOf(state) }],
  };
}

function gapCame(before: ConversationState, page: Page, above: string): Step {
  if (!before.gaps.some((gap) => gap.above === above)) return only(before);
  const edge = before.messages.find(({ id }) => id === above)?.order;
  const state = take(before, page.messages);
  const isClosed = reaches(page, edge);
  return then(
    only(
      withGapOf(state, above, (gap) =>
        isClosed || page.before === null
          ? undefined
          : { ...gap, is: 'open', before: page.before, below: page.messages[0]?.id ?? gap.below },
      ),
    ),
    fillNext,
  );
}

function pageCame(state: ConversationState, page: Page, of: PageOf, rules: Rules): Step {
  if (of === 'newest') return newestCame(state, page, rules);
  if (of !== 'older') return gapCame(state, page, of.above);
  return only(
    withHeld(
      { ...take(state, page.messages), history: { is: 'read', before: page.before } },
      { older: false },
    ),
  );
}

function pageFailed(state: ConversationState, of: PageOf): Step {
  if (typeof of === 'object') return only(withGapOf(state, of.above, (gap) => ({ ...gap, is: 'failed' })));
  const { newest, hasBegun } = state.held;
  const ended = withHeld(state, of === 'newest' ? { newest: 'no' } : { older: false });
  // It is read when the connection is back, and with it what may have arrived is looked for.
  if (!isReached(state))
    return only({ ...ended, history: { ...state.history, is: hasBegun ? 'read' : 'unread' } });
  const failed: ConversationState = { ...ended, history: { ...state.history, is: 'failed' } };
  if (of === 'newest' && newest === 'again') return readNewest(failed);
  if (of !== 'newest') return only(failed);
  return only({
    ...failed,
    outbox: state.outbox.map((entry) => (entry.state === 'checking' ? { ...entry, state: 'failed' } : entry)),
  });
}

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
      return state.link === 'connected' && state.held.newest === 'no' ? then(opened, readNewest) : opened;
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
      return then(end(state, { by: 'system', reason: 'frozen' }), state.over ? only : readNewest);
    case 'ended':
      return then(end(state, { by: event.by, reason: 'ended' }), state.over ? only : readNewest);
    case 'end':
      return end(state, { by: 'me', reason: 'ended' });
    case 'expired':
      return end(state, { by: 'system', reason: 'expired' });
    case 'ending':
      return only({ ...state, ending: event.ending });
    case 'fill':
      return then(
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
      return reply ? then(step, (next) => said(next, reply, rules)) : step;
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
  return then(kept, (state) => sendNext(state, rules));
}
