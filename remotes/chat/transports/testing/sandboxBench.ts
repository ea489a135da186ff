import type { ChatFaultKind, ChatFaultPoint } from '#sandbox/chat/faults.ts';
import { refreshChatToken } from '#src/api/contract/chatRunning.ts';
import { initOmniChat } from '#src/api/contract/chatStart.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { ChatSession } from '../../session/storedSession.ts';
import type { Emit, Transport } from '../port.ts';
import type { CreateTransport } from '../registry.ts';
import type { TransportBench } from './contract.ts';

interface Truth {
  messages: { text: string; clientId: string | null; seq: number }[];
}

/** A sandbox whose chats are open, without a scripted agent. */
export async function openChatSandbox() {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.control('PUT', '/chat', { agent: 'none' });
  return sandbox;
}

/** One conversation of a mode at the sandbox: what a test does there, and what it reads of it. */
export async function sandboxBench(
  sandbox: Awaited<ReturnType<typeof openChatSandbox>>,
  mode: 'nice' | 'stream',
  create: CreateTransport,
) {
  const api = sandbox.api();
  const answer = await api.call(initOmniChat, {
    body: {
      chatMode: mode,
      org: 'LENDER',
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
    },
  });
  const session: ChatSession = { ...answer, mode };
  const at = `/chat/${session.conversationSid}`;
  const act = (what: object) => sandbox.control('POST', `${at}/agent`, what);
  const dropped = { count: 0 };
  return {
    sandbox,
    session,
    /** How much of what came could not be read. */
    dropped,
    control: (path: string, body: object) => sandbox.control('POST', at + path, body),
    open: (emit: Emit, change: Partial<ChatSession> = {}): Transport =>
      create(
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
      say: (text: string) => act({ say: text }),
      typing: (on: boolean) => act({ type: on }),
      join: (name: string) => act({ join: name }),
      close: () => act({ close: true }),
      freeze: () => act({ freeze: true }),
    },
    async fault(on: ChatFaultPoint, kind: ChatFaultKind, more: object = {}) {
      await sandbox.control('POST', `${at}/faults`, { on, kind, ...more });
      return true;
    },
    expire: () => sandbox.control('POST', `${at}/token`, { expireInMs: 0 }),
    token: async () => (await api.call(refreshChatToken, { body: { token: session.token } })).token,
    close: async () => sandbox.close(),
  } satisfies TransportBench & Record<string, unknown>;
}
