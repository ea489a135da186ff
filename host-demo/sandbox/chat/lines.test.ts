import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { NetworkFault } from '../http/network.ts';
import { CHAT_FAULT_KINDS, type ChatFaultInput, type ChatFaultKind, createChatFaults } from './faults.ts';
import { createLines } from './lines.ts';
import type { SocketData } from './sockets.ts';
import { createWaits } from './waits.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

/** A line of the conversation `a`, with what its page got and what the server did. */
function make(...wrong: ChatFaultInput[]) {
  const faults = createChatFaults();
  for (const fault of wrong) faults.add('a', fault);
  const lines = createLines({ faults, now: () => 0, waits: createWaits() });
  const got: SocketData[] = [];
  const did: string[] = [];
  let receive: (data: SocketData) => void = () => {};
  let isBroken = false;
  const line = lines.open(
    {
      send: (data) => void got.push(data),
      close: () => {},
      terminate: () => {
        isBroken = true;
      },
      onMessage: (listener) => {
        receive = listener;
      },
      onClose: () => {},
    },
    'test',
  );
  line.belongsTo('a');
  const ask = (text: string) =>
    line.answer({
      on: 'send',
      act() {
        did.push(text);
        return `got ${text}`;
      },
      refuse: (status) => `refused ${status}`,
    });
  line.onMessage((data) => void ask(String(data)));
  return { lines, line, ask, got, did, receive: (text: string) => receive(text), isBroken: () => isBroken };
}

/** Asked `1`, then `2`, with what goes wrong at `1`: what the server did, and what the page got. */
const ASKED: Record<ChatFaultKind, [did: string[], got: string[]]> = {
  'drop-request': [['2'], ['got 2']],
  'drop-answer': [['1', '2'], ['got 2']],
  delay: [
    ['2', '1'],
    ['got 2', 'got 1'],
  ],
  duplicate: [
    ['1', '1', '2'],
    ['got 1', 'got 1', 'got 2'],
  ],
  reorder: [
    ['2', '1'],
    ['got 2', 'got 1'],
  ],
  close: [['2'], ['got 2']],
  'half-open-in': [['1', '2'], []],
  'half-open-out': [[], []],
  garbage: [
    ['1', '2'],
    ['{"v":1,"type":"mess', 'got 2'],
  ],
  status: [['2'], ['refused 503', 'got 2']],
};

test.each(CHAT_FAULT_KINDS)('%s of what a page sends', async (kind) => {
  const at = make({ on: 'send', kind, delayMs: 2000, status: 503 });
  at.receive('1');
  await jest.advanceTimersByTimeAsync(0);
  at.receive('2');
  await jest.advanceTimersByTimeAsync(2000);
  expect([at.did, at.got]).toEqual(ASKED[kind]);
  expect(at.isBroken()).toBe(kind === 'close');
});

test('one that nothing overtakes comes soon all the same', async () => {
  const { receive, got } = make({ on: 'send', kind: 'reorder' });
  receive('1');
  await jest.advanceTimersByTimeAsync(999);
  expect(got).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(got).toEqual(['got 1']);
});

/** Told `1`, then `2`: what the page got. */
const TOLD: Partial<Record<ChatFaultKind, string[]>> = {
  'drop-answer': ['2'],
  'drop-request': ['2'],
  duplicate: ['1', '1', '2'],
  reorder: ['2', '1'],
  delay: ['2', '1'],
  'half-open-in': [],
  'half-open-out': ['1', '2'],
  status: ['1', '2'],
};
test.each(Object.entries(TOLD))('%s of what a page is told', async (kind, got) => {
  const at = make({ on: 'event', kind: kind as ChatFaultKind, delayMs: 2000 });
  at.line.tell('1');
  await jest.advanceTimersByTimeAsync(0);
  at.line.tell('2');
  await jest.advanceTimersByTimeAsync(2000);
  expect(at.got).toEqual(got);
  at.receive('3');
  await jest.advanceTimersByTimeAsync(0);
  expect(at.did).toEqual(kind === 'half-open-out' ? [] : ['3']);
});

describe('a call over HTTP', () => {
  /** How often the server acts, and what the caller gets. */
  const CALLS: Record<ChatFaultKind, [acts: number, got: unknown]> = {
    'drop-request': [0, NetworkFault],
    'drop-answer': [1, NetworkFault],
    delay: [1, 'done'],
    duplicate: [2, 'done'],
    reorder: [1, 'done'],
    close: [0, NetworkFault],
    'half-open-in': [1, NetworkFault],
    'half-open-out': [0, NetworkFault],
    garbage: [1, 200],
    status: [0, 503],
  };
  test.each(CHAT_FAULT_KINDS)('%s', async (kind) => {
    const { lines } = make({ on: 'upload', kind, status: 503 });
    const act = jest.fn(() => 'done');
    const called = lines.call('a', 'upload', act).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5000);
    const [acts, wanted] = CALLS[kind];
    const got = await called;
    expect(act).toHaveBeenCalledTimes(acts);
    if (wanted === NetworkFault) expect(got).toBeInstanceOf(NetworkFault);
    else expect(typeof wanted === 'number' ? (got as { status: number }).status : got).toBe(wanted);
    expect(await lines.call('a', 'upload', () => 'after')).toBe('after');
  });
});
