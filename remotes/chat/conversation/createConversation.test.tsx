import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createMemory } from '../transports/testing/memory.ts';
import { createConversation, type RunningConversation } from './createConversation.ts';

const outbox = { read: () => [], keep() {}, readDraft: () => '', keepDraft() {}, forget() {} };
let memory: ReturnType<typeof createMemory>;
let conversation: RunningConversation;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const texts = () => conversation.get().messages.map(({ text }) => text);

beforeEach(async () => {
  jest.useFakeTimers();
  memory = createMemory({ before: ['Hello'] });
  conversation = createConversation({ open: memory.open, outbox });
  await pass(0);
});
afterEach(async () => {
  await conversation.close();
  jest.useRealTimers();
});

test('a message that may have arrived is sent again under its id, and is kept once', async () => {
  memory.server.fail('unknown', 'not-sent');
  const release = memory.server.hold();
  conversation.tell({ type: 'written', clientId: 'a', text: 'Mine' });
  release();
  await pass(5000);
  expect(memory.server.messages.map(({ clientId }) => clientId)).toEqual([undefined, 'a']);
  expect(texts()).toEqual(['Hello', 'Mine']);
  expect(conversation.get().outbox).toEqual([]);
});

test('a page that fails is asked for again three times before anything is said', async () => {
  memory.server.failPages(3);
  conversation.tell({ type: 'resync' });
  await pass(4000);
  expect(conversation.get().history.is).toBe('read');
  memory.server.failPages(4);
  conversation.tell({ type: 'resync' });
  await pass(4000);
  expect(conversation.get().history.is).toBe('failed');
});

test('how far was read is told at once, and then every two seconds', async () => {
  for (const nth of [1, 2, 3]) {
    memory.server.say(`said ${nth}`);
    const last = conversation.get().messages.at(-1);
    if (last) conversation.tell({ type: 'seen', upTo: last.order });
  }
  expect(memory.server.said.readUpTo).toBe(2);
  await pass(2000);
  expect(memory.server.said.readUpTo).toBe(4);
});

test('who writes and is not heard of any more is seen to write for six seconds', async () => {
  memory.server.tell({ type: 'typing', author: 'Maria', on: true });
  await pass(4000);
  memory.server.tell({ type: 'typing', author: 'Maria', on: true });
  await pass(5900);
  expect(conversation.get().typing).toBe('Maria');
  await pass(100);
  expect(conversation.get().typing).toBeUndefined();
});

test('what another has ended can still be read for a minute; who ends it is gone at once', async () => {
  memory.server.end('ended');
  await pass(59_000);
  expect(memory.server.said.closed).toEqual([]);
  await pass(1000);
  expect(memory.server.said.closed).toEqual(['ended']);
});

describe('back from half a minute out of sight', () => {
  const look = (visibilityState: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => look('visible'));

  test.each<[string, (ms: number) => unknown]>([
    ['in which time has passed', pass],
    // As a device that sleeps has it: the clock that counts from the page's beginning stands still.
    ['asleep', (ms) => jest.setSystemTime(Date.now() + ms)],
  ])('%s what was missed is read', async (_how, go) => {
    look('hidden');
    memory.server.saySilently('Missed');
    await go(29_000);
    look('visible');
    await pass(0);
    expect(texts()).toEqual(['Hello']);
    look('hidden');
    await go(31_000);
    look('visible');
    await pass(0);
    expect(texts()).toEqual(['Hello', 'Missed']);
  });
});
