import type { Conversation, Message, Participant } from '@twilio/conversations';
import {
  type Emit,
  PAGE,
  SendError,
  type Transport,
  type TransportEvent,
  type WireMessage,
} from '../port.ts';
import type { TransportInput } from '../registry.ts';
import { type OpenClient, openClient } from './client.ts';
import { sendError } from './errors.ts';
import { SYSTEM, wireOf } from './wire.ts';

const CAN = {
  files: 5,
  typing: true,
  read: true,
  // A repeat has an id of its own at the vendor: whether it is the same message is known to nobody but this side.
  idempotentSend: false,
  exactOrder: true,
  rateReplies: false,
  maxText: 4000,
  maxFileBytes: 16 * 1024 * 1024,
} as const;

const CLOSING_MS = 3000;
/** How long a read may take before the socket is taken for dead, whatever it looks like. */
const READ_MS = 10_000;
/** How often what has been said is asked for, so that a socket that has gone deaf is found. */
const LOOK_MS = 60_000;
/** The most that the vendor gives at once. */
const NEWS = 100;
/** What has no place in a text, and would not be taken. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
const BYTES = 'application/octet-stream';

class Overdue extends Error {}

/** Rejects when the time is over, or the caller no longer wants it. */
function within<T>(ms: number, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new Overdue('It took too long')), ms);
    signal?.addEventListener('abort', gone, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
    });
    if (signal?.aborted) gone();
  });
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** The vendor's client, through its own socket (docs/rules.md#messages-of-a-chat). */
export function createTwilio({ session }: TransportInput, emit: Emit): Transport {
  const over = new AbortController();
  const { signal: closed } = over;
  let { token } = session;
  /** With which the client was made; another one is held back until it can take it. */
  let used = token;
  let open: OpenClient | undefined;
  const conversation = deferred<Conversation>();
  let isConnected = false;
  let wasConnected = false;
  /** The highest index that has been seen. */
  let newest = -1;
  const names = new Map<string, string>();

  const tell = (event: TransportEvent) => {
    if (!closed.aborted) emit(event);
  };

  function toWire(message: Message): WireMessage | undefined {
    newest = Math.max(newest, message.index);
    return wireOf(message, {
      me: open?.client.user.identity ?? '',
      nameOf: (identity) => names.get(identity),
    });
  }
  const hear = (type: 'message' | 'changed') => (message: Message) => {
    const wire = toWire(message);
    if (!wire) return;
    tell({ type, message: wire });
    if (wire.from !== 'agent' || wire.author) return;
    void learn(message.author).then(() => {
      const named = toWire(message);
      if (named?.author) tell({ type: 'changed', message: named });
    });
  };
  const wires = (messages: readonly Message[]) => messages.flatMap((message) => toWire(message) ?? []);

  /** What somebody is called; without a name they are an agent all the same. */
  async function learn(identity: string | null): Promise<void> {
    if (!open || identity === null || names.has(identity)) return;
    const user = await within(READ_MS, open.client.getUser(identity), closed).catch(() => undefined);
    if (user?.friendlyName) names.set(identity, user.friendlyName);
  }
  const isNameless = ({ author }: Message) =>
    author !== open?.client.user.identity && author !== SYSTEM && !names.has(author ?? '');

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
      if (error instanceof Overdue && isConnected && !closed.aborted) await open?.reconnect();
      throw error;
    }
  }

  const isOther = ({ identity, type }: Participant, me: string) => type === 'chat' && identity !== me;

  async function joined({ identity }: Participant): Promise<void> {
    await learn(identity);
    const name = names.get(identity ?? '');
    tell({ type: 'agent', state: 'joined', ...(name && { name }) });
  }

  /** Who takes part, and whether it is over; what is already so is said as if it happened. */
  async function watch(found: Conversation, me: string): Promise<void> {
    const state = () => {
      const current = found.state?.current;
      if (current === 'closed') tell({ type: 'ended', by: names.size > 0 ? 'agent' : 'system' });
      else if (current === 'inactive') tell({ type: 'frozen' });
    };
    const writes = (on: boolean) => (participant: Participant) => {
      const author = names.get(participant.identity ?? '');
      if (isOther(participant, me)) tell({ type: 'typing', on, ...(author && { author }) });
    };
    found.on('messageAdded', hear('message'));
    found.on('messageUpdated', ({ message }) => hear('changed')(message));
    found.on('messageRemoved', ({ sid }) => tell({ type: 'removed', id: sid }));
    found.on('typingStarted', writes(true));
    found.on('typingEnded', writes(false));
    found.on('participantJoined', (one) => {
      if (isOther(one, me)) void joined(one);
    });
    found.on('participantLeft', (one) => {
      const name = names.get(one.identity ?? '');
      if (isOther(one, me)) tell({ type: 'agent', state: 'left', ...(name && { name }) });
      else tell({ type: 'ended', by: 'system' });
    });
    found.on('removed', () => tell({ type: 'ended', by: 'system' }));
    found.on('updated', ({ updateReasons }) => {
      if (updateReasons.includes('state')) state();
      if (updateReasons.includes('lastReadMessageIndex') && found.lastReadMessageIndex !== null)
        tell({ type: 'read', upTo: { major: found.lastReadMessageIndex, minor: '' } });
    });
    const others = (await found.getParticipants()).filter((one) => isOther(one, me));
    await Promise.all(others.map(joined));
    if (others.length === 0) tell({ type: 'agent', state: 'queued' });
    if (found.lastReadMessageIndex !== null)
      tell({ type: 'read', upTo: { major: found.lastReadMessageIndex, minor: '' } });
    state();
  }

  /** Before it has begun a client takes no other token: it is thrown away where another is there. */
  function onDenied(): void {
    if (wasConnected || token === used) tell({ type: 'link', state: 'denied' });
    else void open?.shutdown().then(begin);
  }

  function onState(state: string): void {
    isConnected = state === 'connected';
    if (state === 'denied') onDenied();
    else if (!isConnected) tell({ type: 'link', state: wasConnected ? 'lost' : 'connecting' });
    else if (wasConnected) {
      tell({ type: 'link', state: 'connected' });
      tell({ type: 'resync' });
    }
  }

  /** Listens before anything is read: what a page sees first is never told as an event. */
  async function ready({ client }: OpenClient): Promise<void> {
    const found = await client.getConversationBySid(session.conversationSid);
    await watch(found, client.user.identity);
    if (token !== used) await client.updateToken(token);
    wasConnected = true;
    tell({ type: 'link', state: 'connected' });
    conversation.resolve(found);
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
      if (state === 'initialized') ready(begun).catch((error) => conversation.reject(error));
    });
    // It has been refused for good, and not for its token: the client does not try again.
    client.on('initFailed', ({ error }) => {
      if (error?.terminal && client.connectionState !== 'denied') conversation.reject(error);
    });
  }

  async function look(): Promise<void> {
    if (!isConnected || !wasConnected) return;
    const found = await read(news, closed).catch(() => []);
    for (const message of found) tell({ type: 'message', message });
  }

  return {
    mode: 'twilio',
    can: CAN,

    async connect(signal) {
      begin();
      const timer = setInterval(() => void look(), LOOK_MS);
      closed.addEventListener('abort', () => clearInterval(timer));
      const either = AbortSignal.any([signal, closed]);
      const gone = deferred<never>();
      either.addEventListener('abort', () => gone.reject(either.reason), { once: true });
      await Promise.race([conversation.promise, gone.promise]);
    },

    async page(before, _sought, signal) {
      const { items, hasPrevPage } = await read(
        async (from) => {
          if (before !== null) return from.getMessages(PAGE, Number(before), 'backwards');
          if (newest >= 0) await news(from);
          return from.getMessages(PAGE);
        },
        AbortSignal.any([signal, closed]),
      );
      await Promise.all([...new Set(items.filter(isNameless).map(({ author }) => author))].map(learn));
      const first = items[0]?.index ?? 0;
      return { messages: wires(items), before: hasPrevPage && first > 0 ? String(first - 1) : null };
    },

    async send({ clientId, text = '', file }, signal) {
      // What has not been handed over is not sent; the client would keep it, and say nothing for 20 s.
      if (!isConnected || !wasConnected || closed.aborted)
        throw new SendError('not-sent', true, { code: 'offline' });
      try {
        const from = await conversation.promise;
        const body = file
          ? { contentType: file.type || BYTES, media: file, filename: file.name }
          : text.replace(HALF_CHARACTER, '\uFFFD');
        const index = await from.sendMessage(body, { clientId });
        const { items } = await within(READ_MS, from.getMessages(1, index, 'forward'), signal);
        const [message] = wires(items);
        if (!message) throw new SendError('unknown', true);
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

    async retoken(next) {
      token = next;
      if (wasConnected) await open?.client.updateToken(next);
      else if (open?.client.connectionState === 'denied') onDenied();
    },

    async close() {
      if (closed.aborted) return;
      over.abort();
      conversation.reject(closed.reason);
      await within(CLOSING_MS, open?.shutdown() ?? Promise.resolve()).catch(() => {});
    },
  };
}
