import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { initOmniChat, refreshChatToken } from '#src/api/contract/chat.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { ChatSession } from '../../session/storedSession.ts';
import type { TransportEvent } from '../port.ts';
import { describeTransport, type TransportBench } from '../testing/contract.ts';
import { createNice } from './nice.ts';

const TIME = { doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] } as const;
beforeEach(() => void jest.useFakeTimers({ ...TIME, doNotFake: [...TIME.doNotFake] }));
afterEach(() => void jest.useRealTimers());

/** Lets what is under way happen, and time pass. */
async function turn(ms = 20): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(ms);
}

interface Truth {
  messages: { text: string; clientId: string | null; seq: number }[];
}

async function openBench() {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.control('PUT', '/chat', { agent: 'none' });
  Object.assign(globalThis, { WebSocket: sandboxSocket(sandbox) });
  const api = sandbox.api();
  const answer = await api.call(initOmniChat, {
    body: {
      chatMode: 'nice',
      org: 'OAKLINE',
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
    },
  });
  const session: ChatSession = { ...answer, mode: 'nice' };
  const at = `/chat/${session.conversationSid}`;
  const act = (what: object) => sandbox.control('POST', `${at}/agent`, what);
  const dropped = { count: 0 };
  const bench = {
    sandbox,
    session,
    dropped,
    control: (path: string, body: object) => sandbox.control('POST', at + path, body),
    open: (emit) =>
      createNice(
        {
          session,
          api,
          now: () => new Date(),
          endpoints: { api: 'http://api.test' },
          onDropped: () => {
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
    async fault(on, kind, more = {}) {
      await sandbox.control('POST', `${at}/faults`, { on, kind, ...more });
      return true;
    },
    token: async () => (await api.call(refreshChatToken, { body: { token: session.token } })).token,
    turn,
    close: async () => sandbox.close(),
  } satisfies TransportBench & Record<string, unknown>;
  return bench;
}

describeTransport('nice', openBench);

describe('the connection', () => {
  let bench: Awaited<ReturnType<typeof openBench>>;
  let events: TransportEvent[];
  let transport: ReturnType<typeof bench.open>;
  const never = new AbortController().signal;
  const links = () => events.flatMap((event) => (event.type === 'link' ? [event.state] : []));
  async function until(is: () => boolean): Promise<number> {
    const start = performance.now();
    for (let turns = 0; turns < 4000 && !is(); turns += 1) await turn();
    expect(is()).toBe(true);
    return performance.now() - start;
  }
  beforeEach(async () => {
    bench = await openBench();
    events = [];
    transport = bench.open((event) => events.push(event));
    void transport.connect(never);
    await until(() => links().at(-1) === 'connected');
  });
  afterEach(async () => {
    await transport.close('unmounted');
    await bench.close();
  });

  test.each(['half-open-in', 'half-open-out'])('%s is lost within 35 s and comes back', async (kind) => {
    await bench.control('/faults', { on: 'ping', kind });
    const took = await until(() => links().includes('lost'));
    expect(took).toBeGreaterThan(20_000);
    expect(took).toBeLessThan(36_000);
    await until(() => links().at(-1) === 'connected');
  });

  test('that is not answered at first is tried again, with pauses that grow, and never twice at once', async () => {
    await bench.control('/faults', { on: 'connect', kind: 'drop-request', times: 3 });
    await bench.control('/faults', { on: 'ping', kind: 'close' });
    await until(() => links().includes('lost'));
    const took = await until(() => links().at(-1) === 'connected');
    // Three times ten seconds, and pauses of 0.5, 1, 2 and 4 s, half longer at most.
    expect(took).toBeGreaterThan(37_000);
    expect(took).toBeLessThan(43_000);
    expect(links().filter((state) => state === 'connecting')).toHaveLength(5);
  });

  test('that waits for its next attempt makes it at once when it is woken', async () => {
    await bench.control('/faults', { on: 'connect', kind: 'close', times: 6 });
    await bench.control('/faults', { on: 'ping', kind: 'close' });
    await until(() => links().filter((state) => state === 'lost').length === 7);
    transport.wake?.();
    expect(await until(() => links().at(-1) === 'connected')).toBeLessThan(200);
  });

  test('whose token is over is denied, and goes on with another one', async () => {
    await bench.control('/token', { expireInMs: 0 });
    await until(() => events.some((event) => event.type === 'token' && event.state === 'expired'));
    expect(links().at(-1)).toBe('denied');
    await expect(transport.send({ clientId: 'c1', text: 'Hello' }, never)).rejects.toMatchObject({
      outcome: 'not-sent',
    });
    await transport.retoken(await bench.token());
    await until(() => links().at(-1) === 'connected');
    await transport.send({ clientId: 'c1', text: 'Hello' }, never);
    expect(await bench.truth()).toHaveLength(1);
  });

  test('a number that is missing is asked for', async () => {
    await bench.agent.join('Maria');
    await bench.fault('event', 'drop-request');
    for (const text of ['one', 'two']) await bench.agent.say(text);
    const heard = () => events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []));
    await until(() => heard().includes('one'));
    expect(events.some((event) => event.type === 'resync')).toBe(false);
  });

  test('what cannot be read is counted', async () => {
    await bench.fault('event', 'garbage');
    await bench.agent.say('one');
    await until(() => bench.dropped.count > 0);
  });

  test('a file is sent, and can be opened', async () => {
    const file = new File(['%PDF-1.4 hello'], 'paystub.pdf', { type: 'application/pdf' });
    const sending = transport.send({ clientId: 'c1', file }, never);
    let sent: Awaited<typeof sending> | undefined;
    void sending.then((one) => {
      sent = one;
    });
    await until(() => sent !== undefined);
    const [kept] = sent?.message.files ?? [];
    expect(kept).toMatchObject({ name: 'paystub.pdf', type: 'application/pdf', size: 14 });
    expect(await (await kept?.open(never))?.text()).toBe('%PDF-1.4 hello');
  });

  test.each([
    [
      'of a kind that is not taken',
      () => new File(['x'], 'x.exe', { type: 'application/x-msdownload' }),
      'file-type',
    ],
  ])('a file %s is refused', async (_, make, code) => {
    let failed: unknown;
    transport.send({ clientId: 'c1', file: make() }, never).catch((error: unknown) => {
      failed = error;
    });
    await until(() => failed !== undefined);
    expect(failed).toMatchObject({ outcome: 'refused', code });
    expect(await bench.truth()).toEqual([]);
  });
});
