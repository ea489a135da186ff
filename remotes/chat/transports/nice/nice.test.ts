import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { TransportEvent } from '../port.ts';
import { describeTransport } from '../testing/contract.ts';
import { openChatSandbox, sandboxBench } from '../testing/sandboxBench.ts';
import { createNice } from './nice.ts';

const TIME = { doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] } as const;
beforeEach(() => void jest.useFakeTimers({ ...TIME, doNotFake: [...TIME.doNotFake] }));
afterEach(() => void jest.useRealTimers());

/** Lets what is under way happen, and time pass. */
async function turn(ms = 20): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(ms);
}

async function openBench() {
  const sandbox = await openChatSandbox();
  Object.assign(globalThis, { WebSocket: sandboxSocket(sandbox) });
  return { ...(await sandboxBench(sandbox, 'nice', createNice)), turn };
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
