import {
  type Draft,
  type Emit,
  PAGE,
  SendError,
  type SendOutcome,
  type Sent,
  type Transport,
  type TransportEvent,
  type WireFile,
  type WireMessage,
} from '../port.ts';

/** What the other side of a conversation in memory can do and be told to do. */
export interface MemoryServer {
  /** Everything that it has, in order. */
  readonly messages: readonly WireMessage[];
  readonly said: { typing: number; readUpTo: number | undefined; closed: string[]; tokens: string[] };
  /** An agent writes; `more` may have files. */
  say(text: string, more?: Partial<WireMessage>): WireMessage;
  /** The same, and nobody is told. */
  saySilently(text: string): void;
  /** Nothing more is taken. */
  end(how: 'ended' | 'frozen'): void;
  /** Anything that a transport can tell. */
  tell(event: TransportEvent): void;
  /** The next sends end so, each once; `unknown` is kept all the same. */
  fail(...outcomes: (SendOutcome | SendError)[]): void;
  /** The token is over; another one is taken. */
  expire(): void;
  /** Nobody can ever be connected. */
  reject(): void;
  /** Pages are held back until they are released. */
  holdPages(): () => void;
  /** The next pages fail. */
  failPages(times: number): void;
  /** Sends are held back until they are released. */
  hold(): () => void;
}

interface MemoryInput {
  can?: Partial<Transport['can']>;
  /** What is said before anyone listens. */
  before?: readonly string[];
  now?(): number;
}

const file = (id: string, { name, type, size }: File, bytes: Blob): WireFile => ({
  id,
  name,
  type,
  size,
  open: async () => bytes,
});

/** A conversation without a network: for the model, the views and the suite of the port. */
export function createMemory({ can = {}, before = [], now = Date.now }: MemoryInput = {}) {
  const messages: WireMessage[] = [];
  const said: MemoryServer['said'] = { typing: 0, readUpTo: undefined, closed: [], tokens: [] };
  const failures: (SendOutcome | SendError)[] = [];
  let failingPages = 0;
  let isRejecting = false;
  let isExpired = false;
  let isSilent = false;
  let heldPages: Promise<void> | undefined;
  let over: TransportEvent | undefined;
  let held: Promise<void> | undefined;
  const listeners = new Set<Emit>();
  const tell = (event: TransportEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  function keep(from: WireMessage['from'], text: string, more: Partial<WireMessage> = {}): WireMessage {
    const known = messages.find(({ clientId }) => clientId !== undefined && clientId === more.clientId);
    if (known) return known;
    const place = messages.length + 1;
    const message: WireMessage = {
      id: `m${place}`,
      order: { major: place, minor: `m${place}` },
      from,
      at: new Date(now()).toISOString(),
      text,
      ...more,
    };
    messages.push(message);
    if (!isSilent) tell({ type: 'message', message });
    return message;
  }
  const server: MemoryServer = {
    messages,
    said,
    say: (text, more) => keep('agent', text, { author: 'Maria', ...more }),
    saySilently(text) {
      isSilent = true;
      server.say(text);
      isSilent = false;
    },
    end(how) {
      over = how === 'ended' ? { type: 'ended', by: 'agent' } : { type: 'frozen' };
      tell(over);
    },
    tell,
    fail: (...outcomes) => void failures.push(...outcomes),
    expire() {
      isExpired = true;
      tell({ type: 'link', state: 'denied' });
      tell({ type: 'token', state: 'expired' });
    },
    reject() {
      isRejecting = true;
    },
    holdPages() {
      let release = () => {};
      heldPages = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        heldPages = undefined;
        release();
      };
    },
    failPages(times) {
      failingPages = times;
    },
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = undefined;
        release();
      };
    },
  };
  for (const text of before) server.say(text);

  function open(emit: Emit): Transport {
    let isClosed = false;
    return {
      mode: 'nice',
      can: {
        files: 5,
        typing: true,
        read: true,
        idempotentSend: true,
        exactOrder: true,
        rateReplies: false,
        maxText: 4000,
        maxFileBytes: 16_777_216,
        ...can,
      },
      async connect() {
        if (isClosed) return;
        if (isRejecting) throw new Error('User not found');
        listeners.add(emit);
        emit({ type: 'link', state: 'connected' });
        if (over) emit(over);
      },
      async page(cursor) {
        await heldPages;
        if (failingPages > 0) {
          failingPages -= 1;
          throw new Error('The page is not there');
        }
        const end = cursor === null ? messages.length : Number(cursor);
        const start = Math.max(0, end - PAGE);
        return { messages: messages.slice(start, end), before: start > 0 ? String(start) : null };
      },
      cursorOf: ({ order }) => String(order.major - 1),
      async send({ clientId, text = '', file: sent, onProgress }: Draft, signal): Promise<Sent> {
        await held;
        if (signal.aborted) throw new SendError('unknown', true);
        const outcome = over ? 'refused' : isExpired ? 'not-sent' : failures.shift();
        if (outcome instanceof SendError) throw outcome;
        if (outcome === 'not-sent' || outcome === 'refused') throw new SendError(outcome, true);
        onProgress?.(sent?.size ?? 0);
        const message = keep('me', text, {
          clientId,
          ...(sent && { files: [file(`f-${clientId}`, sent, sent)] }),
        });
        if (outcome) throw new SendError(outcome, true);
        return { message };
      },
      typing() {
        said.typing += 1;
      },
      read({ major }) {
        said.readUpTo = major;
        tell({ type: 'read', upTo: { major, minor: `m${major}` } });
      },
      async retoken(token) {
        said.tokens.push(token);
        if (isExpired) emit({ type: 'link', state: 'connected' });
        isExpired = false;
      },
      async close(reason) {
        isClosed = true;
        said.closed.push(reason);
        listeners.delete(emit);
      },
    };
  }
  return { open, server };
}
