import { describe, expect, test } from '@jest/globals';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import { retryUntilReady } from './retryUntilReady.ts';

const failure = (code: ApiErrorCode) => new ApiError({ code, status: 0, messages: [], message: code });

/** Answers each failure in turn, then "ready"; and notes how long was waited. */
async function run(failures: ApiErrorCode[]) {
  const left = [...failures];
  const waited: number[] = [];
  let asked = 0;
  const answer = await retryUntilReady(
    async () => {
      asked += 1;
      const code = left.shift();
      if (code) throw failure(code);
      return 'ready';
    },
    async (ms) => {
      waited.push(ms);
    },
  ).catch((error: ApiError) => error.code);
  return { answer, asked, waited };
}

describe('what is not there yet', () => {
  test.each([
    [[], { answer: 'ready', asked: 1, waited: [] }],
    [['not-found'], { answer: 'ready', asked: 2, waited: [1000] }],
    [
      ['network', 'server', 'timeout', 'rate-limited'],
      { answer: 'ready', asked: 5, waited: [1000, 2000, 4000, 8000] },
    ],
    [Array(9).fill('not-found'), { answer: 'not-found', asked: 5, waited: [1000, 2000, 4000, 8000] }],
    [['unauthenticated'], { answer: 'unauthenticated', asked: 1, waited: [] }],
    [['forbidden'], { answer: 'forbidden', asked: 1, waited: [] }],
  ] as const)('%j', async (failures, expected) => {
    expect(await run([...failures])).toEqual(expected);
  });
});
