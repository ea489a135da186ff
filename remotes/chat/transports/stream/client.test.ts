import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TransportEvent } from '../port.ts';
import { page } from '../testing/page.ts';
import { streamBench } from './testing/bench.ts';

const never = new AbortController().signal;

let bench: Awaited<ReturnType<typeof streamBench>>;
let events: TransportEvent[];
let transport: ReturnType<typeof bench.open>;

const links = () => events.flatMap((event) => (event.type === 'link' ? [event.state] : []));
const heard = () => events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []));
const has = (type: TransportEvent['type']) => events.some((event) => event.type === type);
async function until(is: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  for (let turns = 0; turns < 6000 && !(await is()); turns += 1) await bench.turn();
  expect(await is()).toBe(true);
  return performance.now() - start;
}
async function settled<T>(promise: Promise<T>): Promise<T> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  promise.then(done, done);
  await until(() => isDone);
  return promise;
}
/** Websockets that the server has open. */
async function openLines(): Promise<number> {
  const { sockets } = await bench.sandbox.control<{ sockets: { closedAt: number | null }[] }>(
    'GET',
    `/chat/${bench.session.conversationSid}`,
  );
  return sockets.filter(({ closedAt }) => closedAt === null).length;
}
function listen(change: Parameters<typeof bench.open>[1] = {}): void {
  events = [];
  transport = bench.open((event) => events.push(event), change);
}

beforeEach(async () => {
  bench = await streamBench();
  listen();
});
afterEach(async () => {
  await settled(transport.close('unmounted'));
  await until(async () => (await openLines()) === 0);
  expect(['online', 'offline'].flatMap((type) => getEventListeners(page, type))).toEqual([]);
  await bench.close();
});

async function connected(): Promise<void> {
  await settled(transport.connect(never));
  await until(() => links().at(-1) === 'connected');
}

describe('the client', () => {
  test('that cannot ask for the channel when it is back hears of it all the same', async () => {
    await connected();
    await bench.fault('event', 'close');
    await bench.fault('page', 'status', { status: 500 });
    await bench.agent.say('meanwhile');
    await until(() => has('resync'));
    expect(links().at(-1)).toBe('connected');
    await bench.agent.say('later');
    await until(() => heard().includes('later'));
  });

  test('whose first answer cannot be read throws nothing at the page, and connects with another', async () => {
    await bench.fault('connect', 'garbage');
    await connected();
    expect(bench.dropped.count).toBe(1);
    await bench.agent.say('Hello');
    await until(() => heard().includes('Hello'));
  });

  test('whose token is over asks for another one, once, and goes on with it', async () => {
    await connected();
    await bench.control('/token', { expireInMs: 0 });
    await until(() => has('token'));
    const sending = transport.send({ clientId: 'c1', text: 'Hello' }, never);
    for (let turns = 0; turns < 500; turns += 1) await bench.turn();
    expect(events.filter(({ type }) => type === 'token')).toHaveLength(1);
    await transport.retoken(await bench.token());
    expect((await settled(sending)).message.text).toBe('Hello');
    await until(() => links().at(-1) === 'connected');
    await bench.agent.say('later');
    await until(() => heard().includes('later'));
  });

  test.each(['half-open-in', 'half-open-out'] as const)(
    'on a connection that is %s finds it, and leaves no socket behind',
    async (kind) => {
      await connected();
      await bench.fault('ping', kind);
      const took = await until(() => links().includes('lost') || has('resync'));
      expect(took).toBeLessThan(75_000);
      await until(() => links().at(-1) === 'connected');
      await until(async () => (await openLines()) === 1);
    },
  );

  test('that is closed while it connects leaves no socket behind', async () => {
    const connecting = transport.connect(never).catch(() => {});
    await settled(transport.close('unmounted'));
    await settled(connecting);
  });

  test('that is silent before it hears the channel makes way for one other, not for two', async () => {
    await bench.fault('page', 'delay', { delayMs: 1000 });
    const connecting = transport.connect(never);
    await until(async () => (await openLines()) === 1);
    await bench.control('/token', { expireInMs: 0 });
    await until(() => has('token'));
    // Silence ends it, while it waits for a token.
    await bench.turn(45_000);
    await transport.retoken(await bench.token());
    await settled(connecting);
    for (let turns = 0; turns < 500; turns += 1) await bench.turn();
    expect(await openLines()).toBe(1);
  });

  test('that is not let in at first tries again', async () => {
    await bench.fault('connect', 'drop-request', { times: 2 });
    await connected();
    await bench.agent.say('Hello');
    await until(() => heard().includes('Hello'));
  });

  test('whom the provider does not know any more when it is back says so', async () => {
    await connected();
    await bench.fault('connect', 'status', { status: 404, times: 10 });
    await bench.fault('event', 'close');
    await bench.agent.say('meanwhile');
    await until(() => links().at(-1) === 'lost');
    expect(await until(() => has('rejected'))).toBeLessThan(60_000);
    // It does not go on trying.
    await bench.turn(60_000);
    expect(links().at(-1)).toBe('lost');
    expect(await openLines()).toBe(0);
    await expect(settled(transport.send({ clientId: 'c1', text: 'Hello' }, never))).rejects.toMatchObject({
      outcome: 'not-sent',
    });
  });

  test('that is somebody else by its token is denied', async () => {
    const { stream } = bench.session;
    listen({ stream: { ...(stream as NonNullable<typeof stream>), userId: 'nobody' } });
    void transport.connect(never).catch(() => {});
    await until(() => links().at(-1) === 'denied');
  });

  test('sends a file once, also when its message has to be sent again', async () => {
    await connected();
    const file = new File(['%PDF-1.4 hello'], 'paystub.pdf', { type: 'application/pdf' });
    const sent: number[] = [];
    const draft = { clientId: 'c1', file, onProgress: (bytes: number) => sent.push(bytes) };
    await bench.fault('send', 'drop-request');
    await expect(settled(transport.send(draft, never))).rejects.toMatchObject({ outcome: 'unknown' });
    const { message } = await settled(transport.send(draft, never));
    expect(message.files).toMatchObject([{ name: 'paystub.pdf', type: 'application/pdf', size: 14 }]);
    expect(sent).toEqual([14]);
  });

  test('whose file does not arrive has not sent it', async () => {
    await connected();
    await bench.fault('upload', 'drop-answer');
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await expect(settled(transport.send({ clientId: 'c1', file }, never))).rejects.toMatchObject({
      outcome: 'not-sent',
    });
    expect(await bench.truth()).toEqual([]);
  });

  test('takes the limits of its channel', async () => {
    await connected();
    expect(transport.can).toMatchObject({ maxText: 4000, typing: true, files: 5 });
  });

  test('marks a channel as read only when all of it was', async () => {
    await bench.agent.say('one');
    await bench.agent.say('two');
    await connected();
    const { messages } = await settled(transport.page(null, [], never));
    const [first, last] = messages.map(({ order }) => order);
    const readUpTo = async () =>
      (
        await bench.sandbox.control<{ readUpTo: { customer: number } }>(
          'GET',
          `/chat/${bench.session.conversationSid}`,
        )
      ).readUpTo.customer;
    transport.read(first as NonNullable<typeof first>);
    for (let turns = 0; turns < 20; turns += 1) await bench.turn();
    expect(await readUpTo()).toBe(0);
    transport.read(last as NonNullable<typeof last>);
    await until(async () => (await readUpTo()) === 2);
    await until(() => events.some((event) => event.type === 'read'));
  });
});
