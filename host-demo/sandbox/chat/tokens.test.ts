import { expect, jest, test } from '@jest/globals';
import { createClock } from '../clock.ts';
import { createChatTokens } from './tokens.ts';

const AT = Date.UTC(2026, 10, 27);
function make(secret = 'secret') {
  const clock = createClock(() => AT);
  return { clock, tokens: createChatTokens(secret, clock, () => 'id') };
}

test('a token is of its conversation, and readable by a vendor’s client', () => {
  const { tokens } = make();
  const { token, expiresAt } = tokens.issue('one', 60_000);
  expect(expiresAt).toBe(AT + 60_000);
  expect(tokens.check(token)).toEqual({
    kind: 'ok',
    conversationId: 'one',
    userId: 'customer-one',
    expiresAt,
  });
  const [, payload = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ user_id: 'customer-one' });
});

test.each(['', 'a.b', 'a.b.c', undefined])('%p is none', (token) => {
  expect(make().tokens.check(token)).toEqual({ kind: 'bad' });
});

test('one of another server is none', () => {
  const { token } = make('other').tokens.issue('one', 60_000);
  expect(make().tokens.check(token)).toEqual({ kind: 'bad' });
});

test('is over by the clock', () => {
  const { tokens, clock } = make();
  const { token } = tokens.issue('one', 60_000);
  clock.set({ now: AT + 60_000 });
  expect(tokens.check(token)).toMatchObject({ kind: 'expired', conversationId: 'one' });
});

test('is over when it is told, and the one after it is not', () => {
  const { tokens } = make();
  const before = tokens.issue('one', 60_000).token;
  const other = tokens.issue('two', 60_000).token;
  tokens.expireIn('one', 0);
  const after = tokens.issue('one', 60_000).token;
  expect([before, other, after].map((token) => tokens.check(token).kind)).toEqual(['expired', 'ok', 'ok']);
});

test('tells who waits for it that it is over soon, and then that it is', () => {
  jest.useFakeTimers();
  try {
    const { tokens } = make();
    const { token } = tokens.issue('one', 3_600_000);
    const over = jest.fn();
    const never = jest.fn();
    tokens.watch(token, over);
    tokens.watch(token, never)();
    jest.advanceTimersByTime(1000);
    expect(over).not.toHaveBeenCalled();
    tokens.expireIn('one', 170_000);
    jest.advanceTimersByTime(1000);
    expect(over.mock.calls).toEqual([['expiring']]);
    tokens.expireIn('one', 0);
    jest.advanceTimersByTime(1000);
    expect(over.mock.calls).toEqual([['expiring'], ['expired']]);
    expect(never).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
