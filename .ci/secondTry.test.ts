import { expect, test } from '@jest/globals';
import { worthASecondTry } from './secondTry.mjs';

const file = (name: string, ...statuses: ('passed' | 'failed')[]) => ({
  name,
  status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `${name} ${index}` })),
});

test('two tests that failed are tried again, in their files alone', () => {
  expect(
    worthASecondTry({
      testResults: [file('a', 'passed'), file('b', 'failed', 'passed'), file('c', 'failed')],
    }),
  ).toEqual([
    { file: 'b', tests: ['b 0'] },
    { file: 'c', tests: ['c 0'] },
  ]);
});

test('three are no accident, and a file that cannot be run is none', () => {
  expect(worthASecondTry({ testResults: [file('a', 'failed', 'failed'), file('b', 'failed')] })).toEqual([]);
  expect(worthASecondTry({ testResults: [file('a')] })).toEqual([]);
});
