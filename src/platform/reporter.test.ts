import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { CanceledError } from 'axios';
import { withoutServerText } from './reporter.ts';

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
