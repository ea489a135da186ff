import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createClock } from '../clock.ts';
import { openStore, type Store } from '../store.ts';
import { createConversations } from './conversations.ts';
import type { ChatEvent } from './records.ts';

const ANA = {
  org: 'OAKLINE',
  mode: 'nice',
  friendlyName: 'Ana',
  emailAddress: 'ana@example.com',
  applicationUuid: null,
  tag: null,
  handOver: [],
  identityUuid: null,
  position: 0,
} as const;

let store: Store;
let conversations: ReturnType<typeof createConversations>;
const create = () => createConversations({ store, clock: createClock(() => 1000), newId: randomUUID });
beforeEach(async () => {
  store = await openStore(':memory:');
  conversations = create();
});
afterEach(() => store.close());

const say = (id: string, text: string, more: object = {}) =>
  conversations.post(id, { from: 'customer', text, dedupe: true, ...more });

describe('messages', () => {
  test('stand in the order in which they came, without holes, also when they come at once', async () => {
    const { id } = await conversations.start(ANA);
    await Promise.all(['a', 'b', 'c'].map((text) => say(id, text)));
    const { messages } = conversations.page(id, { limit: 20 });
    expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  test('are kept once by the id of who wrote them, where a protocol wants that', async () => {
    const { id } = await conversations.start(ANA);
    const first = await say(id, 'Hello', { clientId: 'x' });
    const again = await say(id, 'Hello', { clientId: 'x' });
    expect(again).toEqual({ message: first.message, isRepeat: true });
    const twice = await say(id, 'Hello', { clientId: 'x', dedupe: false });
    expect(twice.isRepeat).toBe(false);
    expect(twice.message.seq).toBe(2);
  });

  test('of two people with the same id are two', async () => {
    const { id } = await conversations.start(ANA);
    await say(id, 'Hello', { clientId: 'x' });
    const { isRepeat } = await say(id, 'Hello', { clientId: 'x', from: 'agent' });
    expect(isRepeat).toBe(false);
  });

  test('come in pages: the newest, those before, the next after', async () => {
    const { id } = await conversations.start(ANA);
    for (let index = 1; index <= 5; index += 1) await say(id, String(index));
    const page = (place: object) => {
      const { messages, hasMore } = conversations.page(id, { limit: 2, ...place });
      return [messages.map(({ seq }) => seq), hasMore];
    };
    expect(page({})).toEqual([[4, 5], true]);
    expect(page({ before: 4 })).toEqual([[2, 3], true]);
    expect(page({ before: 2 })).toEqual([[1], false]);
    expect(page({ after: 2 })).toEqual([[3, 4], true]);
    expect(page({ after: 5 })).toEqual([[], false]);
  });

  test('have files, which are of their conversation alone', async () => {
    const { id } = await conversations.start(ANA);
    const other = await conversations.start(ANA);
    const file = await conversations.keepFile(id, {
      name: 'pay.pdf',
      type: 'application/pdf',
      bytes: new Uint8Array([1, 2]),
    });
    expect(file).toMatchObject({ name: 'pay.pdf', size: 2 });
    await say(id, '', { files: [file] });
    expect(conversations.messages(id)[0]?.files).toEqual([file]);
    expect(await conversations.readFile(id, file.id)).toMatchObject({ bytes: new Uint8Array([1, 2]) });
    expect(await conversations.readFile(other.id, file.id)).toBeUndefined();
  });
});

test('who listens hears everything in its order, until they stop', async () => {
  const { id } = await conversations.start({ ...ANA, position: 3 });
  const heard: ChatEvent[] = [];
  const stop = conversations.subscribe(id, (event) => heard.push(event));
  await conversations.queue(id, 2);
  await conversations.join(id, 'Maria');
  conversations.typing(id, 'agent', true);
  await say(id, 'Hello', { from: 'agent' });
  await conversations.read(id, 'customer', 1);
  await conversations.read(id, 'customer', 1);
  await conversations.leave(id);
  await conversations.close(id, 'agent');
  await conversations.close(id, 'agent');
  expect(heard).toMatchObject([
    { type: 'agent', state: 'queued', position: 2 },
    { type: 'agent', state: 'joined', name: 'Maria' },
    { type: 'typing', by: 'agent', on: true },
    { type: 'message', message: { seq: 1, text: 'Hello' } },
    { type: 'read', by: 'customer', upTo: 1 },
    { type: 'agent', state: 'left', name: 'Maria' },
    { type: 'ended', by: 'agent' },
  ]);
  const other = await conversations.start(ANA);
  await say(other.id, 'Elsewhere');
  stop();
  expect(heard).toHaveLength(7);
});

test.each([
  ['closed', (id: string) => conversations.close(id, 'agent')],
  ['frozen', (id: string) => conversations.freeze(id)],
])('nothing new is taken by one that is %s; a repeat is still answered', async (state, end) => {
  const { id } = await conversations.start(ANA);
  const { message } = await say(id, 'Hello', { clientId: 'x' });
  await end(id);
  await expect(say(id, 'More')).rejects.toMatchObject({ status: 409, body: { errors: [state] } });
  expect((await say(id, 'Hello', { clientId: 'x' })).message).toEqual(message);
});

test('an unknown one is none', async () => {
  await expect(say('none', 'Hello')).rejects.toMatchObject({ status: 404 });
  expect(conversations.find('none')).toBeUndefined();
});

test('outlives a restart', async () => {
  const started = await conversations.start(ANA);
  await say(started.id, 'Hello', { clientId: 'x' });
  await conversations.join(started.id, 'Maria');
  const after = create();
  await after.load();
  expect(after.find(started.id)).toEqual(conversations.find(started.id));
  expect(after.messages(started.id)).toEqual(conversations.messages(started.id));
  expect((await after.post(started.id, { from: 'customer', text: 'More', dedupe: true })).message.seq).toBe(
    2,
  );
});
