import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Runtime, RuntimeContext } from './runtime.ts';
import { useCountdown } from './useCountdown.ts';

test('counts to nothing by the clock, also where timers had stood still', () => {
  jest.useFakeTimers();
  const runtime = { now: () => new Date() } as Runtime;
  const { result } = renderHook(useCountdown, {
    wrapper: ({ children }) => <RuntimeContext value={runtime}>{children}</RuntimeContext>,
  });
  expect(result.current.left).toBe(0);
  act(() => result.current.start(3000));
  expect(result.current.left).toBe(3);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.left).toBe(2);
  jest.setSystemTime(Date.now() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.left).toBe(0);
  jest.useRealTimers();
});
