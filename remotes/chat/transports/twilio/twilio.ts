import type { Conversation, Message } from '@twilio/conversations';
import { PAGE, SendError, type TransportEvent, type WireMessage } from '../port.ts';
import type { CreateTransport } from '../registry.ts';
import { letGo, type OpenClient, openClient } from './client.ts';
import { sendError } from './errors.ts';
import { deferred, Overdue, within } from './waiting.ts';
import { watch } from './watch.ts';
import { SYSTEM, wireOf } from './wire.ts';

const CAN = {
  files: 5,
  typing: true,
  read: true,
  // A repeat has an id of its own at the vendor: whether it is the same message is known to nobody but this side.
  idempotentSend: false,
  exactOrder: true,
  // The client gives an answer up after 30 s, and the request may still be on its way.
  lateMs: 35_000,
  rateReplies: false,
  maxText: 4000,
  maxFileBytes: 16 * 1024 * 1024,
} as const;

const CLOSING_MS = 3000;
/** How long it may take until a client that is connected has found the conversation. */
const BEGIN_MS = 30_000;
/** What follows a beginning that failed, each time the double. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 20_000;
/** How long a read may take before the socket is taken for dead, whatever it looks like. */
const READ_MS = 10_000;
/** How often what has been said is asked for, so that a socket that has gone deaf is found. */
const LOOK_MS = 60_000;
/** The most that the vendor gives at once. */
const NEWS = 100;
/** What has no place in a text, and would not be taken. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
const BYTES = 'application/octet-stream';

/** The vendor's client, through its own socket (docs/rules.md#messages-of-a-chat). */
export const createTwilio: CreateTransport = ({ session, onDropped }, emit) => {
  const over = new AbortController();
  const { signal: closed } = over;
  const timers = new Set<ReturnType<typeof setInterval>>();
  let { token } = session;
  /** With which the client was made; another one is held back until it can take it. */
  let used = token;
  let open: OpenClient | undefined;
  const conversation = deferred<Conversation>();
  let failures = 0;
  let isConnected = false;
  let hasBegun = false;
  /** The highest index that has been seen. */
  let newest = -1;
  const names = new Map<string, string>();
  /** Under way, by whom they are of: many messages of one person ask once. */
  const lookUps = new Map<string, Promise<unknown>>();

  const tell = (event: TransportEvent) => {
    if (!closed.aborted) emit(event);
  };
  const nameOf = (identity: string | null) => names.get(identity ?? '');

  /** What somebody is called; without a name they are an agent all the same. */
  async function learn(identity: string | null): Promise<void> {
    if (!open || identity === null || names.has(identity)) return;
    const underWay = lookUps.get(identity) ?? lookUp(open, identity);
    lookUps.set(identity, underWay);
    await underWay;
  }
  async function lookUp({ client }: OpenClient, identity: string): Promise<void> {
    const user = await within(READ_MS, client.getUser(identity), closed).catch(() => undefined);
    if (user?.friendlyName) names.set(identity, user.friendlyName);
    lookUps.delete(identity);
  }
  function isNameless({ author }: Message): boolean {
    return author !== open?.client.user.identity && author !== SYSTEM && !nameOf(author);
  }

  function toWire(message: Message): WireMessage | undefined {
    const wire = wireOf(message, { me: open?.client.user.identity ?? '', nameOf });
    if (wire) newest = Math.max(newest, wire.order.major);
    else onDropped?.();
    return wire;
  }
  const wires = (messages: readonly Message[]) => messages.flatMap((message) => toWire(message) ?? []);
  function onMessage(type: 'message' | 'changed', message: Message): void {
    const wire = toWire(message);
    if (!wire) return;
    tell({ type, message: wire });
    letGo(message.conversation);
    if (!isNameless(message)) return;
    void learn(message.author).then(() => {
      if (nameOf(message.author)) onMessage('changed', message);
    });
  }

  /** The client answers with what it has: only what comes after that is asked of the server. @returns what is new */
  async function news(from: Conversation): Promise<WireMessage[]> {
    const found: WireMessage[] = [];
    for (;;) {
      const page = await from.getMessages(NEWS, newest + 1, 'forward');
      found.push(...wires(page.items));
      if (!page.hasNextPage || page.items.length === 0) return found;
    }
  }

  /** A read that goes through the socket; one that gets no answer shows that it is dead. */
  async function read<T>(work: (from: Conversation) => Promise<T>, signal: AbortSignal): Promise<T> {
    const from = await within(READ_MS, conversation.promise, signal);
    try {
      return await within(READ_MS, work(from), signal);
    } catch (error) {
      if (error instanceof Overdue && isConnected && !closed.aborted) void open?.reconnect();
      throw error;
    }
  }

  async function look(): Promise<void> {
    if (!isConnected || !hasBegun) return;
    const found = await read(news, closed).catch(() => []);
    for (const message of found) tell({ type: 'message', message });
  }

  /** Before it has begun a client takes no other token: it is thrown away where another is there. */
  function onDenied(): void {
    if (hasBegun || token === used) tell({ type: 'link', state: 'denied' });
    else void open?.shutdown().then(begin);
  }

  /** While a connection ends the client takes a token and does nothing with it. */
  async function giveToken({ client }: OpenClient, given: string): Promise<void> {
    if (client.connectionState === 'disconnecting')
      await new Promise((resolve) => client.once('connectionStateChanged', resolve));
    if (given === token) await client.updateToken(given);
  }

  function onState(state: string): void {
    const was = isConnected;
    isConnected = state === 'connected';
    if (state === 'denied') onDenied();
    else if (!isConnected) tell({ type: 'link', state: hasBegun ? 'lost' : 'connecting' });
    else if (hasBegun && !was) {
      tell({ type: 'link', state: 'connected' });
      tell({ type: 'resync' });
    }
  }

  /** Listens before anything is read: what a page sees first is never told as an event. */
  async function find({ client }: OpenClient): Promise<Conversation> {
    const found = await client.getConversationBySid(session.conversationSid);
    await watch({
      conversation: found,
      me: client.user.identity,
      tell,
      onMessage,
      nameOf,
      learn,
    });
    if (token !== used) await client.updateToken(token);
    return found;
  }

  /** A client that has not begun does not try again, and cannot be asked to: another one is made. */
  async function beginAgain(failed: OpenClient, error: unknown): Promise<void> {
    if (closed.aborted || open !== failed) return;
    await within(CLOSING_MS, failed.shutdown()).catch(() => {});
    if (sendError(error).outcome === 'refused') conversation.reject(error);
    else timers.add(setTimeout(begin, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)));
    failures += 1;
  }

  function begin(): void {
    if (closed.aborted) return;
    used = token;
    const begun = openClient(token, session.twilio ?? {});
    open = begun;
    const { client } = begun;
    client.on('connectionStateChanged', onState);
    client.on('tokenAboutToExpire', () => tell({ type: 'token', state: 'expiring' }));
    client.on('tokenExpired', () => tell({ type: 'token', state: 'expired' }));
    client.on('stateChanged', (state) => {
      if (state !== 'initialized') return;
      within(BEGIN_MS, find(begun), closed).then(
        (found) => {
          hasBegun = true;
          if (isConnected) tell({ type: 'link', state: 'connected' });
          conversation.resolve(found);
        },
        (error) => beginAgain(begun, error),
      );
    });
    client.on('initFailed', ({ error }) => {
      if (error?.terminal && client.connectionState !== 'denied') void beginAgain(begun, error);
    });
  }

  return {
    mode: 'twilio',
    can: CAN,

    async connect(signal) {
      begin();
      timers.add(setInterval(() => void look(), LOOK_MS));
      await within(undefined, conversation.promise, signal);
    },

    async page(before, _sought, signal) {
      if (before !== null && Number(before) <= 0) return { messages: [], before: null };
      const { items, hasPrevPage } = await read(async (from) => {
        if (before !== null) return from.getMessages(PAGE, Number(before) - 1, 'backwards');
        if (newest >= 0) await news(from);
        return from.getMessages(PAGE);
      }, signal);
      await Promise.all([...new Set(items.filter(isNameless).map(({ author }) => author))].map(learn));
      const first = items[0]?.index ?? 0;
      return { messages: wires(items), before: hasPrevPage && first > 0 ? String(first) : null };
    },
    cursorOf: ({ order }) => String(order.major),

    async send({ clientId, text = '', file }, signal) {
      // What has not been handed over is not sent; the client would keep it, and say nothing for 20 s.
      if (!isConnected || !hasBegun || closed.aborted)
        throw new SendError('not-sent', true, { code: 'offline' });
      try {
        const from = await conversation.promise;
        const body = file
          ? { contentType: file.type || BYTES, media: file, filename: file.name }
          : text.replace(HALF_CHARACTER, '\uFFFD');
        const index = await from.sendMessage(body, { clientId });
        // It has been taken: whatever goes wrong from here on says nothing about that.
        const { items } = await within(READ_MS, from.getMessages(1, index, 'forward'), signal).catch(
          (cause) => {
            throw new SendError('unknown', true, { code: 'unread', cause });
          },
        );
        const [message] = wires(items);
        if (!message) throw new SendError('unknown', true, { code: 'unread' });
        // Where this was read before the event came, the client does not tell it any more.
        tell({ type: 'message', message });
        return { message };
      } catch (error) {
        throw sendError(error);
      }
    },

    typing() {
      if (isConnected) void conversation.promise.then((from) => from.typing()).catch(() => {});
    },
    read({ major }) {
      if (isConnected)
        void conversation.promise.then((from) => from.advanceLastReadMessageIndex(major)).catch(() => {});
    },
    wake() {
      if (!isConnected && !closed.aborted) open?.retryNow();
    },

    async retoken(next) {
      token = next;
      if (hasBegun && open) await giveToken(open, next);
      else if (open?.client.connectionState === 'denied') onDenied();
    },

    async close() {
      if (closed.aborted) return;
      over.abort();
      for (const timer of timers) clearInterval(timer);
      conversation.reject(closed.reason);
      await within(CLOSING_MS, open?.shutdown() ?? Promise.resolve()).catch(() => {});
    },
  };
};
