import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from '#src/api/client/apiError.ts';
import { type Polling, usePolling } from './usePolling.ts';

const refusal = (retryAfterMs?: number) =>
  new ApiError({ code: 'rate-limited', status: 429, messages: [], message: '', retryAfterMs });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

const show = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

/** Polls and notes, in seconds, when it looked; `answers` are what the looks fail with, in turn. */
function poll(options: Partial<Polling> = {}, answers: unknown[] = []) {
  const started = Date.now();
  const at: number[] = [];
  const left = [...answers];
  const look = async () => {
    at.push((Date.now() - started) / 1000);
    const failure = left.shift();
    if (failure) throw failure;
  };
  const hook = renderHook((given: Partial<Polling>) => usePolling(look, { everyMs: 1000, ...given }), {
    initialProps: options,
  });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  return { at, pass, ...hook };
}

test('looks once a second, until nobody is there any more', async () => {
  const { at, pass, unmount } = poll();
  await pass(3.5);
  unmount();
  await pass(10);
  expect(at).toEqual([1, 2, 3]);
  expect(jest.getTimerCount()).toBe(0);
});

test('looks less and less often while it fails, and at its own pace again after that', async () => {
  const { at, pass } = poll({}, [undefined, refusal(), refusal(), refusal()]);
  await pass(18.5);
  expect(at).toEqual([1, 2, 4, 8, 16, 17, 18]);
});

test('waits for as long as the server asks', async () => {
  const { at, pass } = poll({}, [refusal(45_000)]);
  await pass(47.5);
  expect(at).toEqual([1, 46, 47]);
});

test('a call that hangs is not joined by another', async () => {
  const look = jest.fn(() => new Promise(() => {}));
  renderHook(() => usePolling(look, { everyMs: 1000 }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(look).toHaveBeenCalledTimes(1);
});

describe('in a hidden tab', () => {
  test.each([
    [false, [1, 5]],
    [true, [1, 2, 3, 4, 5]],
  ])('hidden: %s', async (hidden, expected) => {
    const { at, pass } = poll({ hidden });
    await pass(1.5);
    show('hidden');
    await pass(3);
    show('visible');
    await pass(1);
    expect(at).toEqual(expected);
  });
});

test('stops and begins as it is told', async () => {
  const { at, pass, rerender } = poll({ active: false });
  await pass(2);
  rerender({ active: true });
  await pass(2);
  rerender({ active: false });
  await pass(5);
  expect(at).toEqual([3, 4]);
});

test('ends after so many looks', async () => {
  const onOver = jest.fn();
  const { at, pass } = poll({ times: 2, onOver, everyMs: (look) => look * 1000 });
  await pass(10);
  expect(at).toEqual([1, 3]);
  expect(onOver).toHaveBeenCalledTimes(1);
});
