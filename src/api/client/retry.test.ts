import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError, type ApiErrorCode } from './apiError.ts';
import { retry } from './retry.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const failure = (code: ApiErrorCode, retryAfterMs?: number) =>
  new ApiError({ code, status: 0, messages: [], message: code, retryAfterMs });

/** Answers each failure in turn, then "ready"; notes how long was waited. */
async function run(failures: readonly unknown[], isPassing?: (error: unknown) => boolean) {
  const left = [...failures];
  const calledAt: number[] = [];
  const call = async () => {
    calledAt.push(Date.now());
    if (left.length > 0) throw left.shift();
    return 'ready';
  };
  const answered = retry(call, undefined, isPassing).catch((error: Error) => error.message);
  await jest.runAllTimersAsync();
  const waited = calledAt.slice(1).map((at, index) => at - Number(calledAt[index]));
  return { answer: await answered, waited };
}

it.each<[readonly ApiErrorCode[], string, number[]]>([
  [[], 'ready', []],
  [['network'], 'ready', [1000]],
  [['network', 'server', 'timeout', 'rate-limited'], 'ready', [1000, 2000, 4000, 8000]],
  [Array(9).fill('server'), 'server', [1000, 2000, 4000, 8000]],
  [['malformed'], 'ready', [1000]],
  [['server', 'invalid'], 'invalid', [1000]],
  [['unauthenticated'], 'unauthenticated', []],
  [['forbidden'], 'forbidden', []],
  [['not-found'], 'not-found', []],
  [['conflict'], 'conflict', []],
  [['wrong-shape'], 'wrong-shape', []],
])('%j', async (failures, answer, waited) => {
  expect(await run(failures.map((code) => failure(code)))).toEqual({ answer, waited });
});

it('waits as long as the server asks for, and never less than its own', async () => {
  const failures = [failure('rate-limited', 10_000), failure('server', 500)];
  expect(await run(failures)).toEqual({ answer: 'ready', waited: [10_000, 2000] });
});

it('a mistake of the page is not called again', async () => {
  expect(await run([new TypeError('x is undefined')])).toEqual({ answer: 'x is undefined', waited: [] });
});

it('waits on what the caller knows will pass', async () => {
  const isPassing = (error: unknown) => error instanceof ApiError && error.code === 'not-found';
  expect(await run([failure('not-found')], isPassing)).toEqual({ answer: 'ready', waited: [1000] });
  expect(await run([failure('server')], isPassing)).toEqual({ answer: 'server', waited: [] });
});

it('ends with its signal, while it waits and while it calls, and leaves no timer', async () => {
  const left = new AbortController();
  let calls = 0;
  const answered = retry(() => {
    calls += 1;
    return Promise.reject(failure('network'));
  }, left.signal).catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(1500);
  left.abort('left');
  expect(await answered).toBe('left');
  expect({ calls, timers: jest.getTimerCount() }).toEqual({ calls: 2, timers: 0 });
  await expect(retry(() => Promise.resolve('ready'), left.signal)).rejects.toBe('left');

  const leftEarly = new AbortController();
  const failing = () => {
    leftEarly.abort('left');
    return Promise.reject(failure('cancelled'));
  };
  await expect(retry(failing, leftEarly.signal)).rejects.toMatchObject({ code: 'cancelled' });
});
