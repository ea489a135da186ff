import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Page, SendError, Transport, TransportEvent } from '../port.ts';
import { page } from '../testing/page.ts';
import { createBench } from './testing/bench.ts';

type Bench = Awaited<ReturnType<typeof createBench>>;
const never = new AbortController().signal;

let bench: Bench;
let opened: Transport[];
beforeEach(async () => {
  bench = await createBench();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((transport) => transport.close('unmounted')));
  await bench.close();
  jest.restoreAllMocks();
});

function open(token?: string) {
  const events: TransportEvent[] = [];
  const transport = bench.open((event) => events.push(event), token);
  opened.push(transport);
  return { transport, events };
}
async function connected() {
  const one = open();
  await one.transport.connect(never);
  return one;
}
async function until(is: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (is()) return;
    await new Promise(setImmediate);
  }
  throw new Error('It did not happen');
}
const linksOf = (events: readonly TransportEvent[]) =>
  events.flatMap((event) => (event.type === 'link' ? [event.state] : []));
const textsOf = (events: readonly TransportEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event.message.text] : []));
const failure = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: SendError) => ({ outcome: error.outcome, code: error.code }),
  );
/** The client has subscribed, so that it is told of what is said. */
async function listening({ events }: { events: TransportEvent[] }): Promise<void> {
  await bench.agent.say('Are you there?');
  await until(() => textsOf(events).includes('Are you there?'));
}
const pdf = (name = 'deed.pdf', type = 'application/pdf') => new File(['%PDF-1.4'], name, { type });

test('leaves no listener on the window, however often it is made', async () => {
  const listening = new Set<unknown>();
  const { addEventListener: add, removeEventListener: remove } = page;
  jest.spyOn(page, 'addEventListener').mockImplementation((name, listener) => {
    listening.add(listener);
    add.call(page, name, listener);
  });
  jest.spyOn(page, 'removeEventListener').mockImplementation((name, listener) => {
    listening.delete(listener);
    remove.call(page, name, listener);
  });
  for (let round = 0; round < 3; round += 1) {
    const { transport } = await connected();
    expect(listening.size).toBe(2);
    await transport.close('unmounted');
    expect(listening.size).toBe(0);
  }
});

test('one that never connects is closed in 3 s, and does not try any more', async () => {
  bench.chat.faults.add(bench.id, { on: 'connect', kind: 'drop-request', times: 100 });
  const { transport } = open();
  const connecting = transport.connect(never).catch(() => 'closed');
  await until(() => bench.chat.lines.of(bench.id).length > 0);
  const before = Date.now();
  await transport.close('unmounted');
  expect(Date.now() - before).toBeLessThanOrEqual(3100);
  expect(await connecting).toBe('closed');
  const lines = bench.chat.lines.of(bench.id).length;
  const later = Date.now() + 120_000;
  await until(() => Date.now() > later);
  expect(bench.chat.lines.of(bench.id)).toHaveLength(lines);
});

test.each([
  ['a connection that is refused', 'connect', 'status'],
  ['a read that is refused', 'page', 'status'],
  ['an answer that cannot be read', 'page', 'garbage'],
  ['a connection that breaks', 'page', 'close'],
] as const)('%s while it begins does not end it', async (_, on, kind) => {
  // The client says in the page's console that it could not begin.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  bench.chat.faults.add(bench.id, { on, kind, times: 2 });
  await bench.agent.say('Hello');
  const { transport } = await connected();
  const { messages } = await transport.page(null, [], never);
  expect(messages.map(({ text }) => text)).toEqual(['Hello']);
});

test.each([0, 1, 2, 3])(
  'a connection that breaks after %s reads while it begins leaves no failure to the page',
  async (afterN) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    bench.chat.faults.add(bench.id, { on: 'page', kind: 'close', afterN });
    await bench.agent.say('Hello');
    const { transport } = await connected();
    const { messages } = await transport.page(null, [], never);
    expect(messages.map(({ text }) => text)).toEqual(['Hello']);
  },
);

test('a socket that has gone deaf is found by a read, and by a look of its own', async () => {
  const { transport, events } = await connected();
  await transport.page(null, [], never);
  await listening({ events });
  bench.chat.faults.add(bench.id, { on: 'event', kind: 'half-open-in' });
  await bench.agent.say('not heard');
  await bench.agent.say('nor this');
  await expect(transport.page(null, [], never)).rejects.toThrow();
  await until(() => linksOf(events).at(-1) === 'connected' && textsOf(events).includes('nor this'));
  expect(linksOf(events)).toContain('lost');

  bench.chat.faults.add(bench.id, { on: 'event', kind: 'half-open-in' });
  await bench.agent.say('while nobody asks');
  const start = Date.now();
  await until(() => textsOf(events).includes('while nobody asks'));
  expect(Date.now() - start).toBeLessThan(90_000);
});

test('an event that is lost is in the next page, though the client has what was before', async () => {
  const { transport, events } = await connected();
  await transport.page(null, [], never);
  await listening({ events });
  bench.chat.faults.add(bench.id, { on: 'event', kind: 'drop-answer' });
  await bench.agent.say('two');
  const { messages } = await transport.page(null, [], never);
  expect(messages.map(({ text }) => text)).toEqual(['Are you there?', 'two']);
});

test('what the client lets go of in a long talk can be read again', async () => {
  const { transport, events } = await connected();
  const COUNT = 700;
  for (let nth = 0; nth < COUNT; nth += 1) await bench.agent.say(String(nth));
  await until(() => textsOf(events).length === COUNT);
  let texts: string[] = [];
  let before: string | null = null;
  do {
    const page: Page = await transport.page(before, [], never);
    texts = [...page.messages.map(({ text }) => text), ...texts];
    before = page.before;
  } while (before !== null);
  expect(texts).toEqual(Array.from({ length: COUNT }, (_, nth) => String(nth)));
});

test('a token that is refused before it begins is replaced by another', async () => {
  const { transport, events } = open('x.y.z');
  const connecting = transport.connect(never);
  await until(() => linksOf(events).includes('denied'));
  await transport.retoken(bench.token());
  await connecting;
  expect(linksOf(events).at(-1)).toBe('connected');
});

test('a token is said to end, and to have ended; another one brings it back with what was missed', async () => {
  const { transport, events } = await connected();
  bench.chat.tokens.expireIn(bench.id, 60_000);
  await until(() => events.some((event) => event.type === 'token' && event.state === 'expiring'));
  await until(() => events.some((event) => event.type === 'token' && event.state === 'expired'));
  await bench.agent.say('meanwhile');
  await transport.retoken(bench.token());
  await until(() => linksOf(events).at(-1) === 'connected' && textsOf(events).includes('meanwhile'));
});

test('what is written while there is no connection is not sent, and is said so at once', async () => {
  const { transport, events } = await connected();
  bench.sockets.cut();
  await until(() => linksOf(events).at(-1) === 'lost');
  expect(await failure(transport.send({ clientId: 'c1', text: 'Hello' }, never))).toEqual({
    outcome: 'not-sent',
    code: 'offline',
  });
  transport.wake?.();
  await until(() => linksOf(events).at(-1) === 'connected');
});

test('a refusal is known by its status, and nothing is read from sentences', async () => {
  const { transport } = await connected();
  const send = (clientId: string) => failure(transport.send({ clientId, text: 'Hello' }, never));
  bench.chat.faults.add(bench.id, { on: 'send', kind: 'status', status: 403 });
  expect(await send('c1')).toEqual({ outcome: 'refused', code: 'http-403' });
  bench.chat.faults.add(bench.id, { on: 'send', kind: 'status', status: 429 });
  expect(await send('c2')).toEqual({ outcome: 'not-sent', code: 'http-429' });
  bench.chat.faults.add(bench.id, { on: 'send', kind: 'status', status: 503 });
  expect(await send('c3')).toEqual({ outcome: 'unknown', code: 'http-503' });
  await bench.agent.close();
  expect(await send('c4')).toMatchObject({ outcome: 'refused' });
  expect(bench.chat.conversations.messages(bench.id)).toEqual([]);
});

test('half a character is replaced, and the rest of the text is sent', async () => {
  const { transport } = await connected();
  const { message } = await transport.send({ clientId: 'c1', text: 'a\uD83Db 😀' }, never);
  expect(message.text).toBe('a\uFFFDb 😀');
});

test('a file is sent alone, and opened by the one who has it', async () => {
  const { transport } = await connected();
  const { message } = await transport.send({ clientId: 'c1', file: pdf() }, never);
  expect(message).toMatchObject({ text: '', clientId: 'c1', from: 'me' });
  const [file] = message.files ?? [];
  expect(file).toMatchObject({ name: 'deed.pdf', type: 'application/pdf', size: 8 });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => bench.app.request(String(url), {}) as Promise<Response>);
  expect(await (await file?.open(never))?.text()).toBe('%PDF-1.4');
});

test('a file that is not taken is no message', async () => {
  const { transport } = await connected();
  const send = (file: File) => failure(transport.send({ clientId: file.name, file }, never));
  expect(await send(pdf('page.html', 'text/html'))).toEqual({ outcome: 'refused', code: 'upload-415' });
  bench.chat.faults.add(bench.id, { on: 'upload', kind: 'drop-request' });
  expect(await send(pdf())).toMatchObject({ outcome: 'not-sent' });
  expect(bench.chat.conversations.messages(bench.id)).toEqual([]);
});

test('agents are named by what they are called, also those who have left', async () => {
  await bench.agent.join('Maria');
  await bench.agent.say('Hello');
  await bench.agent.join('Jonas');
  const { transport, events } = await connected();
  expect(events).toContainEqual({ type: 'agent', state: 'joined', name: 'Jonas' });
  const { messages } = await transport.page(null, [], never);
  expect(messages.map(({ author }) => author)).toEqual(['Maria']);
});

test('how far was read is told to the server, and comes to another one of the same person', async () => {
  const { transport, events: mine } = await connected();
  const other = await connected();
  await bench.agent.say('Hello');
  await until(() => textsOf(mine).length === 1);
  transport.read({ major: 0, minor: '' });
  await until(() => bench.chat.conversations.find(bench.id)?.readUpTo.customer === 1);
  await until(() => other.events.some((event) => event.type === 'read' && event.upTo.major === 0));
});
