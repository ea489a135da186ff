import { expect, test } from '@jest/globals';
import { createLimits } from './limits.ts';

/** Thrown in the same place, whatever it says. */
const thrown = (message: string, file = 'https://cdn.example/a.js:1:2') =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${file})` });

function limitsAt() {
  let now = 0;
  const limits = createLimits(() => now);
  return { take: limits.take, pass: (ms: number) => (now += ms) };
}

test('the same error goes once a minute, and ten times at most', () => {
  const { take, pass } = limitsAt();
  expect([take(thrown('a')), take(thrown('a'))]).toEqual(['send', 'drop']);
  pass(59_999);
  expect(take(thrown('a'))).toBe('drop');
  pass(1);
  const later = Array.from({ length: 11 }, () => {
    const verdict = take(thrown('a'));
    pass(60_000);
    return verdict;
  });
  expect(later).toEqual([...Array(9).fill('send'), 'last', 'drop']);
});

test('what it says of a person does not make another error of it, another place does', () => {
  const { take } = limitsAt();
  expect(take(thrown('ana@example.com 123456'))).toBe('send');
  expect(take(thrown('ben@example.com 654321'))).toBe('drop');
  expect(take(thrown('ana@example.com 123456', 'https://cdn.example/b.js:1:2'))).toBe('send');
});

test('a mount sends thirty, then that there are more, then nothing', () => {
  const { take } = limitsAt();
  const verdicts = Array.from({ length: 40 }, (_, index) => take(thrown(`error ${index}`)));
  expect(verdicts).toEqual([...Array(30).fill('send'), 'last', ...Array(9).fill('drop')]);
});

test('what is no error is counted, too', () => {
  const { take } = limitsAt();
  expect([take('a text'), take('a text'), take(undefined), take(null)]).toEqual([
    'send',
    'drop',
    'send',
    'send',
  ]);
});
