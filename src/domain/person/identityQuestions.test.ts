import { describe, expect, test } from '@jest/globals';
import { questionAttempts, questionRule } from './identityQuestions.ts';

const HOUR = 3_600_000;
const hours = (...times: number[]) => times.map((time) => time * HOUR);

describe('identity questions', () => {
  test.each([
    ['nobody has failed', [], 0, 2, undefined],
    ['once', [0], 1, 1, undefined],
    ['once, and the window is over', [0], 24, 2, undefined],
    ['twice: locked from the second failure on', [0, 5], 6, 0, 29],
    ['twice, until the lock is over', [0, 5], 29, 2, undefined],
    ['twice, too far from each other to count together', [0, 24], 25, 1, undefined],
    ['again after a lock', [0, 5, 30], 31, 1, undefined],
    ['locked a second time', [0, 5, 30, 31], 32, 0, 55],
  ])('%s', (_, failures, now, left, retryAt) => {
    expect(questionAttempts(hours(...failures), now * HOUR, questionRule('CO'))).toEqual({
      left,
      retryAt: retryAt && retryAt * HOUR,
    });
  });

  test('a state with a rule of its own', () => {
    expect(questionAttempts(hours(0), HOUR, questionRule(' la '))).toEqual({ left: 0, retryAt: 24 * HOUR });
    expect(questionRule('Guam')).toEqual(questionRule('TX'));
  });
});
