import { jest } from '@jest/globals';
import axios from 'axios';
import type { ChatFaultKind, ChatFaultPoint } from '#sandbox/chat/faults.ts';
import { initOmniChat, refreshChatToken } from '#src/api/contract/chat.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { ChatSession } from '../../../session/storedSession.ts';
import type { Emit } from '../../port.ts';
import type { TransportBench } from '../../testing/contract.ts';

/** What the vendor's client opens as a websocket: in Node it takes that of a package, and a test's process has no network. */
let Socket: new (url: string) => object;
jest.mock('isomorphic-ws', () => ({
  __esModule: true,
  default: class {
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: another one for each bench
      return new Socket(url);
    }
  },
}));
// A browser has its own.
jest.mock('form-data', () => ({ __esModule: true, default: FormData }));

interface Truth {
  messages: { text: string; clientId: string | null; seq: number }[];
}

/** One conversation at the stand-in of the provider, with the vendor's real client before it. Time is the test's. */
export async function streamBench() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  // What the client asks of a browser: whether something is a file, and when the network comes and goes.
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { File, Blob }) });
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.control('PUT', '/chat', { agent: 'none' });
  Socket = sandboxSocket(sandbox);
  const network = axios.defaults.adapter;
  axios.defaults.adapter = sandboxAdapter(sandbox);
  // After the mock.
  const { createStream } = await import('../stream.ts');

  const api = sandbox.api();
  const answer = await api.call(initOmniChat, {
    body: {
      chatMode: 'stream',
      org: 'LENDER',
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
    },
  });
  const session: ChatSession = { ...answer, mode: 'stream' };
  const at = `/chat/${session.conversationSid}`;
  const act = (what: object) => sandbox.control('POST', `${at}/agent`, what);
  const dropped = { count: 0 };
  return {
    sandbox,
    session,
    dropped,
    control: (path: string, body: object) => sandbox.control('POST', at + path, body),
    open: (emit: Emit, change: Partial<ChatSession> = {}) =>
      createStream(
        {
          session: { ...session, ...change },
          api,
          now: () => new Date(),
          endpoints: { api: 'http://api.test' },
          onDropped() {
            dropped.count += 1;
          },
        },
        emit,
      ),
    truth: async () => (await sandbox.control<Truth>('GET', at)).messages,
    agent: {
      say: (text) => act({ say: text }),
      typing: (on) => act({ type: on }),
      join: (name) => act({ join: name }),
      close: () => act({ close: true }),
      freeze: () => act({ freeze: true }),
    },
    async fault(on: ChatFaultPoint, kind: ChatFaultKind, more: object = {}) {
      await sandbox.control('POST', `${at}/faults`, { on, kind, ...more });
      return true;
    },
    token: async () => (await api.call(refreshChatToken, { body: { token: session.token } })).token,
    async turn(ms = 20) {
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(ms);
    },
    async close() {
      sandbox.close();
      axios.defaults.adapter = network;
      Reflect.deleteProperty(globalThis, 'window');
      jest.useRealTimers();
    },
  } satisfies TransportBench & Record<string, unknown>;
}
