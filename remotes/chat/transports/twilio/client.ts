import { Client } from '@twilio/conversations';

export interface ClientOptions {
  region?: string | null | undefined;
  /** Of the sandbox: where its end of the socket is. */
  uri?: string | null | undefined;
}

export interface OpenClient {
  client: Client;
  /** Drops the connection and makes another: a socket that looks open may be dead. */
  reconnect(): Promise<void>;
  /** Ends it, whatever state it is in. */
  shutdown(): Promise<void>;
}

/** By the client itself, and no longer than that. */
const RETRY = { min: 1000, max: 20_000, randomness: 0.5 };

/** What its own `shutdown` waits for in vain before it has been connected. */
interface Internals {
  _services: { twilsockClient: { connect(): void; disconnect(): Promise<void> } };
}

/** Runs it and notes what it listens to on the window: the client leaves its listeners there when it is shut down. */
function noting<T>(make: () => T): { made: T; forget(): void } {
  const page = globalThis.window;
  if (!page) return { made: make(), forget() {} };
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
      forget() {
        for (const [name, listener] of noted) page.removeEventListener(name, listener);
      },
    };
  } finally {
    if (own) Object.defineProperty(page, 'addEventListener', own);
    else Reflect.deleteProperty(page, 'addEventListener');
  }
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
  const { made: client, forget } = noting(() => new Client(token, options));
  const connection = () => (client as unknown as Internals)._services.twilsockClient;
  return {
    client,
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
