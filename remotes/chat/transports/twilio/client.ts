import { Client, Conversation } from '@twilio/conversations';

export interface ClientOptions {
  region?: string | null | undefined;
  /** Of the sandbox: where its end of the socket is. */
  uri?: string | null | undefined;
}

export interface OpenClient {
  client: Client;
  /** Makes the attempt now that it waits to make later. */
  retryNow(): void;
  /** Drops the connection and makes another: a socket that looks open may be dead. */
  reconnect(): Promise<void>;
  /** Ends it, whatever state it is in. */
  shutdown(): Promise<void>;
}

/** By the client itself, and no longer than that. */
const RETRY = { min: 1000, max: 20_000, randomness: 0.5 };

/** What its own `shutdown` waits for in vain before it has been connected. */
interface Internals {
  _services: {
    twilsockClient: {
      connect(): void;
      disconnect(): Promise<void>;
      channel: { on(event: 'error', listener: () => void): void };
    };
  };
}

/** Runs it and notes what it listens to on the window: the client leaves its listeners there when it is shut down. */
function noting<T>(make: () => T): { made: T; call(name: string): void; forget(): void } {
  const page = window;
  const noted: Parameters<typeof page.addEventListener>[] = [];
  const own = Object.getOwnPropertyDescriptor(page, 'addEventListener');
  const add = page.addEventListener;
  page.addEventListener = (...args: Parameters<typeof add>) => {
    noted.push(args);
    add.apply(page, args);
  };
  try {
    const made = make();
    return {
      made,
      call(name) {
        for (const [type, listener] of noted)
          if (type === name && typeof listener === 'function') listener.call(page, new Event(name));
      },
      forget() {
        for (const [name, listener] of noted) page.removeEventListener(name, listener);
      },
    };
  } finally {
    if (own) Object.defineProperty(page, 'addEventListener', own);
    else Reflect.deleteProperty(page, 'addEventListener');
  }
}

/**
 * What fails in the client and is waited for by nobody would be an error of the page: what it begins with, and the answer to
 * a token that the connection's end takes along. The client goes on by itself after both.
 */
function handled(client: Client): void {
  (client as unknown as Internals)._services.twilsockClient.channel.on('error', () => {});
  Object.defineProperty(client, '_conversationsPromise', {
    configurable: true,
    set(promise: Promise<unknown>) {
      promise.catch(() => {});
      Object.defineProperty(client, '_conversationsPromise', { value: promise, writable: true });
    },
  });
}

/** What a conversation does by itself, once this person is in it or no longer is. */
const UNWATCHED = ['_subscribeStreams', '_unsubscribe'] as const;
type Unwatched = Record<(typeof UNWATCHED)[number], () => Promise<unknown>>;

/**
 * It catches what fails there, and throws it again unless the connection is gone for good by then: that would be an error of
 * the page as well.
 */
const conversations = Conversation.prototype as unknown as Unwatched;
for (const name of UNWATCHED) {
  const own = conversations[name];
  conversations[name] = function (this: Unwatched) {
    const work = own.call(this);
    return Object.assign(work, {
      catch(onFailed?: (error: unknown) => unknown) {
        const caught = work.then(undefined, onFailed);
        caught.then(undefined, () => {});
        return caught;
      },
    });
  };
}

/** More than the conversation keeps of a long talk. */
const KEPT = 600;

/** The client keeps all that was ever said: what came first goes, and is read again when it is asked for. */
export function letGo(conversation: Conversation): void {
  const { messagesByIndex: kept } = (conversation as unknown as Kept)._messagesEntity;
  for (const index of kept.keys()) {
    if (kept.size <= KEPT) return;
    kept.delete(index);
  }
}
interface Kept {
  _messagesEntity: { messagesByIndex: Map<number, unknown> };
}

/** The vendor's client: it keeps nothing in the browser, writes no log, and connects by itself, again and again. */
export function openClient(token: string, { region, uri }: ClientOptions): OpenClient {
  const options = {
    logLevel: 'silent' as const,
    ...(region && { region }),
    retryPolicy: RETRY,
    Sync: { enableSessionStorage: false },
    ...(uri && { twilsock: { uri } }),
  };
  const { made: client, call, forget } = noting(() => new Client(token, options));
  handled(client);
  const connection = () => (client as unknown as Internals)._services.twilsockClient;
  return {
    client,
    // What it does itself when the browser says that the network is back.
    retryNow: () => call('online'),
    async reconnect() {
      await connection().disconnect();
      connection().connect();
    },
    async shutdown() {
      client.removeAllListeners();
      forget();
      await connection().disconnect();
    },
  };
}
