import { describe, expect, test } from '@jest/globals';
import { ApiError } from './apiError.ts';
import { backOff, readRetryAfter } from './backOff.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('Retry-After', () => {
  test.each([
    ['7', 7000],
    [' 120 ', 120_000],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['0', undefined],
    ['Sun, 22 Nov 2026 11:00:00 GMT', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    ['99999999999', 3_600_000],
  ])('%j', (header, expected) => {
    expect(readRetryAfter(header, NOW)).toBe(expected);
  });
});

describe('the wait before the next try', () => {
  const failure = (retryAfterMs?: number) =>
    new ApiError({ code: 'rate-limited', status: 429, messages: [], message: '', retryAfterMs });

  test('doubles with each failure, up to half a minute', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => backOff(1000, failures, failure()));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('is never shorter than the pace', () => {
    expect(backOff(60_000, 3, new Error('network'))).toBe(60_000);
  });

  test("is never shorter than the server's", () => {
    expect(backOff(1000, 1, failure(45_000))).toBe(45_000);
    expect(backOff(1000, 3, failure(3000))).toBe(8000);
  });
});
