import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { CanceledError } from 'axios';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import { isNoise, withoutServerText } from './reporter.ts';

test('a read that was given up, as the session ended, is no error', async () => {
  const reported: unknown[] = [];
  const reporter = withoutServerText({ warn: () => {}, error: (error) => reported.push(error) });
  const queries = new QueryClient();
  const read = queries.fetchQuery({ queryKey: ['read'], queryFn: () => new Promise<never>(() => {}) });
  queries.clear();
  await read.catch((error: unknown) => reporter.error(error, { where: 'form' }));
  expect(reported).toEqual([]);
  const failure = new Error('of the app itself');
  reporter.error(failure);
  expect(reported).toEqual([failure]);
});

test('a call of axios that was given up is no error either', () => {
  const reported: unknown[] = [];
  const reporter = withoutServerText({ warn: () => {}, error: (error) => reported.push(error) });
  reporter.error(new CanceledError());
  reporter.error(new DOMException('The user aborted a request.', 'AbortError'));
  expect(reported).toEqual([]);
});

const failure = (code: ApiErrorCode) => new ApiError({ code, status: 0, messages: [], message: 'x' });

test.each([
  failure('network'),
  failure('timeout'),
  failure('cancelled'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new DOMException('signal timed out', 'TimeoutError'),
  new DOMException('The user aborted a request.', 'AbortError'),
])('%s is noise', (error) => expect(isNoise(error)).toBe(true));

test.each([
  failure('server'),
  failure('wrong-shape'),
  new TypeError('x is not a function'),
  new Error('Loading chunk 7 failed.', { cause: failure('network') }),
  'a text',
])('%s is none', (error) => expect(isNoise(error)).toBe(false));
