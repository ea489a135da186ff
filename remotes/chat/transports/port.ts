import type { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';

/** Who answers. */
export type Mode = (typeof CHAT_MODES)[number];

/** Where a message stands: an index or a moment of the server's, then an id. Only the model compares two. */
export interface Order {
  major: number;
  minor: string;
}

/** A file of a message; its bytes are asked for when a person wants to see it. */
export interface WireFile {
  id: string;
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  open(signal: AbortSignal): Promise<Blob>;
}

export interface WireMessage {
  id: string;
  /** Of one that was written here, where the mode carries it. */
  clientId?: string;
  order: Order;
  from: 'me' | 'agent' | 'bot' | 'system';
  author?: string;
  /** ISO time. */
  at: string;
  /** Empty where it is a file alone. */
  text: string;
  files?: readonly WireFile[];
  /** Of a reply that can be rated. */
  replyId?: string;
}

/** What asks for the page before. */
export type Cursor = string;

export interface Page {
  messages: readonly WireMessage[];
  before: Cursor | null;
}

/** How many messages a page has. */
export const PAGE = 20;

/** A message that may have arrived: it is looked for in the page. */
export interface Sought {
  clientId: string;
  text: string;
  /** `major` of the last message that was known when it was sent; -1 when none was. */
  after: number;
}

/** A text or a file, never both: each is a message of its own. */
export interface Draft {
  clientId: string;
  text?: string;
  file?: File;
  /** Of a file: how many of its bytes have been sent. */
  onProgress?(sent: number): void;
}

/** What was kept, and what was answered with it. */
export interface Sent {
  message: WireMessage;
  reply?: WireMessage;
}

/** How a send ended: `not-sent` never arrived, `unknown` may have, `refused` will never be taken. */
export type SendOutcome = 'not-sent' | 'unknown' | 'refused';

/** The only thing that `send` rejects with. */
export class SendError extends Error {
  /** For monitoring, and for words of its own: a short name of what went wrong, never the vendor's text. */
  readonly code: string;
  /** Nothing of it is under way any more: the history tells at once whether it has arrived. */
  readonly isOver: boolean;
  /** For so long the other side asks to wait. */
  readonly waitMs: number | undefined;
  constructor(
    readonly outcome: SendOutcome,
    /** Whether there is a conversation at all. */
    readonly hasBegun: boolean,
    {
      code = outcome,
      isOver = false,
      waitMs,
      ...options
    }: ErrorOptions & { code?: string; isOver?: boolean; waitMs?: number | undefined } = {},
  ) {
    super(`A message was not sent: ${code}`, options);
    this.name = 'SendError';
    this.code = code;
    this.isOver = isOver;
    this.waitMs = waitMs;
  }
}

/** `denied`: the token is not taken; a new one may be. */
export type Link = 'connecting' | 'connected' | 'lost' | 'denied';

export type TransportEvent =
  | { type: 'message'; message: WireMessage }
  /** Another text or other files of a message that is known; of an unknown one it says nothing. */
  | { type: 'changed'; message: WireMessage }
  | { type: 'removed'; id: string }
  | { type: 'link'; state: Link | 'closed' }
  /** What is known may have a hole: the newest page is read, and pages before it until one is known. */
  | { type: 'resync' }
  | { type: 'typing'; author?: string; on: boolean }
  | { type: 'agent'; state: 'queued' | 'joined' | 'left'; name?: string; position?: number }
  /** How far this person has read, on whatever device. */
  | { type: 'read'; upTo: Order }
  | { type: 'token'; state: 'expiring' | 'expired' }
  | { type: 'frozen' }
  | { type: 'ended'; by: 'agent' | 'system' }
  /** It was connected, and never will be again: who is to talk is not known there any more. */
  | { type: 'rejected' };

export type Vote = 'up' | 'down';

export type CloseReason = 'ended' | 'unmounted' | 'switched';

/**
 * Who answers, behind one port. An adapter translates and decides nothing: it has no order, no retries of sends, no texts and
 * no storage. It is made once for a session, closed once and never used again. What comes from outside is data: what does
 * not fit is left out and counted, and nothing throws from a listener.
 */
export interface Transport {
  readonly mode: Mode;
  readonly can: {
    /** How many at once; 0: none. */
    files: number;
    typing: boolean;
    read: boolean;
    /** Whether the same message may be sent again with the same id, and is kept once. */
    idempotentSend: boolean;
    /** Whether `order.major` counts messages one by one and holes are looked for by it; not where the adapter does that itself. */
    exactOrder: boolean;
    /**
     * For so many milliseconds after a send whose answer was lost it may still arrive: a history without it proves nothing
     * before. Of modes that do not keep a repeat once.
     */
    lateMs?: number;
    /** Whether replies can be rated. */
    rateReplies: boolean;
    /** Characters. */
    maxText: number;
    /** Bytes. */
    maxFileBytes: number;
  };
  /**
   * Listens, from before the first page is asked for until it is closed. Resolves once it is connected; rejects where that
   * can never be, and else goes on by itself. A mode without a connection of its own says so at once.
   */
  connect(signal: AbortSignal): Promise<void>;
  /** The newest page with `null`, else the one before. What is sought is given its `clientId` where it is in it. */
  page(before: Cursor | null, sought: readonly Sought[], signal: AbortSignal): Promise<Page>;
  /** What asks for the page before a message; without it nothing of a long chat can be let go of. */
  cursorOf?(message: WireMessage): Cursor;
  /** @throws SendError */
  send(draft: Draft, signal: AbortSignal): Promise<Sent>;
  /** The person is writing, from now on for some seconds. */
  typing(): void;
  /** The person has read up to here. */
  read(upTo: Order): void;
  rate?(replyId: string, vote: Vote, signal: AbortSignal): Promise<void>;
  /** The network is back, or the page is seen again: one that waits for its next attempt makes it now. */
  wake?(): void;
  /** Another token for the same conversation. Before it is connected it is kept until then. */
  retoken(token: string): Promise<void>;
  /** Resolves within 3 s, whatever a vendor's client does. */
  close(reason: CloseReason): Promise<void>;
}

export type Emit = (event: TransportEvent) => void;
