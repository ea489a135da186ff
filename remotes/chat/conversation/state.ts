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
  /** It can no longer arrive by the way that it was sent; of one that failed: it is not in the history. */
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
  /** The session is over and cannot be renewed. */
  | { type: 'expired' }
  /** Whether it ends soon. */
  | { type: 'ending'; ending: Ending | undefined }
  /** The missing messages below one are asked for. */
  | { type: 'fill'; above: string }
  | { type: 'sent'; clientId: string; sent: Sent }
  | {
      type: 'send-failed';
      clientId: string;
      outcome: SendOutcome;
      hasBegun: boolean;
      code?: string;
      /** Nothing of it is under way any more. */
      isOver?: boolean;
      /** For so long the other side asks to wait. */
      waitMs?: number | undefined;
    }
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

/** Of a file whose bytes are not here any more: it is chosen again. */
export const FILE_GONE = 'file-gone';

/** Of what was not sent in a chat before: nothing is wrong with it. */
export const LEFT = 'left';

export const emptyConversation = (outbox: readonly Entry[] = []): ConversationState => ({
  messages: [],
  // What was under way when the page went may have arrived. A file that was not is chosen again.
  outbox: outbox.map((entry) => {
    if (entry.state === 'failed' || (entry.state === 'queued' && !entry.file)) return entry;
    return entry.state === 'queued'
      ? { ...entry, state: 'failed', code: FILE_GONE }
      : { ...entry, state: 'checking' };
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

export const isUnderWay = ({ state }: Entry) =>
  state === 'sending' || state === 'waiting' || state === 'checking';

export const withEntry = (
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

export const entryOf = (state: ConversationState, clientId: string) =>
  state.outbox.find((entry) => entry.clientId === clientId);

export const withHeld = (state: ConversationState, change: Partial<Held>): ConversationState => ({
  ...state,
  held: { ...state.held, ...change },
});

export const only = (state: ConversationState): Step => ({ state, effects: [] });

export const andThen = ({ state, effects }: Step, next: (state: ConversationState) => Step): Step => {
  const step = next(state);
  return { state: step.state, effects: [...effects, ...step.effects] };
};

export const isReached = ({ isOnline, link }: ConversationState) => isOnline && link === 'connected';
