/** Where a message stands: an index or a moment of the server's, then an id. Only the model compares two. */
export interface Order {
  major: number;
  minor: string;
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
  text: string;
  /** Of a reply that can be rated. */
  replyId?: string;
}

/** What asks for the page before. */
export type Cursor = string;

export interface Page {
  messages: readonly WireMessage[];
  before: Cursor | null;
}

/** A message that may have arrived: it is looked for in the page. */
export interface Sought {
  clientId: string;
  text: string;
  /** `major` of the last message that was known when it was sent; -1 when none was. */
  after: number;
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
  constructor(
    readonly outcome: SendOutcome,
    /** Whether there is a conversation at all. */
    readonly hasBegun: boolean,
    options?: ErrorOptions,
  ) {
    super(`A message was not sent: ${outcome}`, options);
    this.name = 'SendError';
  }
}

export type TransportEvent =
  | { type: 'message'; message: WireMessage }
  | { type: 'typing'; author?: string; on: boolean };

export type Vote = 'up' | 'down';

/**
 * Who answers, behind one port. An adapter translates and decides nothing: it has no order, no retries, no texts and no
 * storage. It is made once for a conversation and closed once.
 */
export interface Transport {
  readonly can: {
    /** Whether the same message may be sent again with the same id, and is kept once. */
    idempotentSend: boolean;
    /** Whether replies can be rated. */
    rateReplies: boolean;
    /** Characters. */
    maxText: number;
  };
  /** The newest page with `null`, else the one before. What is sought is given its `clientId` where it is in it. */
  page(before: Cursor | null, sought: readonly Sought[], signal: AbortSignal): Promise<Page>;
  /** @throws SendError */
  send(draft: { clientId: string; text: string }, signal: AbortSignal): Promise<Sent>;
  rate(replyId: string, vote: Vote, signal: AbortSignal): Promise<void>;
  close(): void;
}

export type Emit = (event: TransportEvent) => void;
