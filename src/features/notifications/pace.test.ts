import { describe, expect, test } from '@jest/globals';
import { ApiError } from '#src/api/client/apiError.ts';
import { dueIn, EVERY_MS } from './pace.ts';

const good = {
  status: 'success',
  error: null,
  dataUpdatedAt: 1000,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
  isInvalidated: false,
} as const;
const failure = (retryAfterMs?: number) =>
  new ApiError({ code: 'rate-limited', status: 429, messages: [], message: '', retryAfterMs });
const bad = (after: number, retryAfterMs?: number) => ({
  ...good,
  status: 'error' as const,
  error: failure(retryAfterMs),
  errorUpdatedAt: 1000 + after,
  errorUpdateCount: 9,
});

describe('when notifications are asked for', () => {
  test('first at once, then each minute, more or less', () => {
    expect(dueIn(undefined, 1, 5000)).toBe(0);
    expect(dueIn({ ...good, status: 'pending', dataUpdatedAt: 0 }, 1, 5000)).toBe(0);
    expect(dueIn(good, 1, 1000)).toBe(EVERY_MS);
    expect(dueIn(good, 0.9, 1000)).toBe(54_000);
    expect(dueIn(good, 1, 41_000)).toBe(20_000);
    expect(dueIn(good, 1, 1000 + 5 * EVERY_MS)).toBe(0);
  });

  test('after failures half as often each time, to five minutes', () => {
    let since = EVERY_MS;
    const pauses = Array.from({ length: 6 }, () => {
      const pause = dueIn(bad(since), 1, 1000 + since);
      since += pause;
      return pause / EVERY_MS;
    });
    expect(pauses).toEqual([1, 2, 4, 5, 5, 5]);
  });

  test('so too while there has been no answer at all', () => {
    const pauses = [1, 2, 3, 4, 5].map((errorUpdateCount) =>
      dueIn({ ...bad(0), dataUpdatedAt: 0, errorUpdateCount }, 1, 1000),
    );
    expect(pauses.map((pause) => pause / EVERY_MS)).toEqual([1, 2, 4, 5, 5]);
  });

  test('not before the server wants, whatever invites to it', () => {
    const state = { ...bad(EVERY_MS, 600_000), isInvalidated: true };
    expect(dueIn(state, 1, state.errorUpdatedAt)).toBe(600_000);
    expect(dueIn(state, 1, state.errorUpdatedAt + 599_999)).toBe(1);
  });

  test('at once when something has changed elsewhere', () => {
    expect(dueIn({ ...good, isInvalidated: true }, 1, 1001)).toBe(0);
  });

  test('in a minute by a clock that was set back two days', () => {
    expect(dueIn({ ...good, dataUpdatedAt: 48 * 60 * EVERY_MS }, 1, 5000)).toBe(EVERY_MS);
  });
});
