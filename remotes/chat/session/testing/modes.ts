// Before the vendors' clients, which look up their window when they are loaded.
import '../../transports/testing/page.ts';
import '../../transports/stream/testing/network.ts';
import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import { apiOf, createTestSandbox } from '#src/testing/builders.ts';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { AgentMode } from '../../transports/registry.ts';
import { adaptCalls } from '../../transports/stream/testing/network.ts';
import { page, tab as screen } from '../../transports/testing/page.ts';
import { openAgentConversation } from '../agentConversation.ts';
import { openAssistantConversation } from '../assistantConversation.ts';
import { startChat } from '../startChat.ts';
import { type ChatSession, keepSession, storedSession } from '../storedSession.ts';
import type { Mode } from './schedules.ts';
import { during, installLocks, openTab, turn } from './tab.ts';

interface Truth {
  messages: { text: string; clientId: string | null; files: { name: string }[] }[];
}

const STEP_MS = 500;

/** What a browser without a network opens. */
class Unreachable extends EventTarget {
  readyState = 3;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  constructor() {
    super();
    setTimeout(() => {
      for (const type of ['error', 'close'] as const) {
        const event = Object.assign(new Event(type), { code: 1006, reason: '', wasClean: false });
        this[`on${type}`]?.(event);
        this.dispatchEvent(event);
      }
    }, 10);
  }
  send() {}
  close() {}
}

/** A sandbox whose network can be taken away from the page. */
export async function openNetwork() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  installLocks();
  // As the vendor's server is: it takes a repeat for another message.
  const sandbox = await createTestSandbox({ mergesRepeats: false });
  let isOnline = true;
  const network = {
    ...sandbox,
    app: {
      fetch: async (request: Request) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return sandbox.app.fetch(request);
      },
    },
  } as unknown as typeof sandbox;
  const Online = sandboxSocket(sandbox);
  const Socket = class {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: one of two
      return isOnline ? new Online(url) : new Unreachable();
    }
  };
  page.WebSocket = Socket;
  page.app = network.app;
  Object.assign(globalThis, { WebSocket: Socket });
  const leaveAdapter = adaptCalls(sandboxAdapter(network));
  async function begin() {
    await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    await sandbox.control('PUT', '/chat', { agent: 'none' });
  }
  await begin();
  return {
    sandbox,
    api: () => apiOf(network),
    /** The server has nothing of what was. */
    async reset() {
      await sandbox.control('POST', '/reset');
      await begin();
    },
    setOnline(is: boolean) {
      isOnline = is;
      Object.assign(navigator, { onLine: is });
      if (!is) sandbox.sockets.cut();
      page.dispatchEvent(new Event(is ? 'online' : 'offline'));
    },
    setVisible(is: boolean) {
      screen.visibilityState = is ? 'visible' : 'hidden';
      screen.dispatchEvent(new Event('visibilitychange'));
    },
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += STEP_MS) await turn(Math.min(STEP_MS, ms - passed));
    },
    /** What listens on the page, and to what. */
    listeners: () =>
      ['online', 'offline', 'pageshow', 'focus', 'visibilitychange'].flatMap((type) =>
        [page, screen].flatMap((target) => getEventListeners(target, type).map(() => type)),
      ),
    close() {
      sandbox.close();
      leaveAdapter();
      jest.useRealTimers();
    },
  };
}
type Network = Awaited<ReturnType<typeof openNetwork>>;

const atOf = ({ sandbox }: Network, id: string) => ({
  control: (path: string, body: object) => sandbox.control('POST', `/chat/${id}${path}`, body),
  calm: () => sandbox.control('DELETE', `/chat/${id}/faults`),
});

let people = 0;
const WHERE = { applicationId: null, pageUrl: '' };

async function withAgents(network: Network, mode: AgentMode) {
  people += 1;
  const owner = `person-${people}`;
  const newRuntime = () => openTab(network, { owner, variables: { mode } }).runtime;
  const first = newRuntime();
  const identity = { friendlyName: 'Ana', emailAddress: 'ana@example.com' };
  let session: ChatSession = await during(startChat(first, { identity, applicationUuid: null, pageUrl: '' }));
  const runtimes = [first];
  const id = session.conversationSid;
  const { control, calm } = atOf(network, id);
  return {
    newTab() {
      const runtime = runtimes.pop() ?? newRuntime();
      keepSession(runtime, session);
      return {
        open(): Promise<RunningConversation> {
          session = storedSession(runtime) ?? session;
          return openAgentConversation(runtime, session);
        },
      };
    },
    agentSays: (text: string) => control('/agent', { say: text }),
    async truth() {
      const { messages } = await network.sandbox.control<Truth>('GET', `/chat/${id}`);
      return messages.map(({ files, ...one }) => ({ ...one, fileNames: files.map(({ name }) => name) }));
    },
    fault: (fault: object) => control('/faults', fault),
    calm,
    expireToken: (expireInMs: number) => control('/token', { expireInMs }),
    setOnline: network.setOnline,
    setVisible: network.setVisible,
    pass: network.pass,
  };
}

async function withAssistant(network: Network) {
  people += 1;
  const { runtime } = openTab(network, { owner: `person-${people}` });
  const open = () =>
    openAssistantConversation(runtime, {
      where: () => WHERE,
      nonce: () => undefined,
      onBegun: (session) => keepSession(runtime, session),
    });
  // It begins with the first question.
  const before = open();
  before.tell({ type: 'opened' });
  before.tell({ type: 'written', clientId: 'first', text: 'Hello' });
  for (let turns = 0; turns < 200 && before.get().messages.length < 2; turns += 1) await turn();
  await before.close();
  const id = storedSession(runtime, 'chatbot')?.conversationSid ?? '';
  const { control, calm } = atOf(network, id);
  return {
    newTab: () => ({ open: async () => open() }),
    agentSays: async () => {},
    async truth() {
      const said = await network.sandbox.control<{ message: string }[]>('GET', `/chat/assistant/${id}`);
      return said.map(({ message: text }) => ({ text, clientId: null, fileNames: [] }));
    },
    fault: (fault: object) => control('/faults', fault),
    calm,
    async expireToken() {
      const session = storedSession(runtime, 'chatbot');
      if (session) keepSession(runtime, { ...session, expiration: new Date(0).toISOString() });
    },
    setOnline: network.setOnline,
    setVisible: network.setVisible,
    pass: network.pass,
  };
}

const TWO = 'what sends twice on the way makes two messages, and nobody can tell';
const NO_SOCKET = 'questions and replies are calls';
const NO_PART = 'its server tells its socket in order or closes it, and says so by its client';

export type ModeName = 'nice' | 'twilio' | 'stream' | 'chatbot';
const ROWS: Record<ModeName, Omit<Mode, 'name' | 'open'>> = {
  nice: { files: true, isShared: true, never: {} },
  twilio: { files: true, isShared: true, never: { 'send duplicate': TWO } },
  stream: {
    files: true,
    isShared: true,
    never: { 'event drop-request': NO_PART, 'event drop-answer': NO_PART, 'event status': NO_PART },
  },
  chatbot: {
    files: false,
    isShared: false,
    never: {
      event: NO_SOCKET,
      connect: NO_SOCKET,
      ping: NO_SOCKET,
      upload: 'it takes no files',
      token: 'it is begun again instead',
      'send duplicate': TWO,
    },
  },
};

/** A mode at a sandbox of its own, in virtual time. */
export async function openMode(
  name: ModeName,
): Promise<Mode & { listeners(): string[]; reset(): Promise<void>; close(): void }> {
  const network = await openNetwork();
  return {
    name,
    ...ROWS[name],
    open: () => (name === 'chatbot' ? withAssistant(network) : withAgents(network, name)),
    listeners: network.listeners,
    reset: network.reset,
    close: network.close,
  };
}
