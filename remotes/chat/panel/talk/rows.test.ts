import { expect, test } from '@jest/globals';
import type { WireMessage } from '../../transports/port.ts';
import { type Rows, rowsOf } from './rows.ts';

const now = new Date('2026-11-23T18:00:00Z');
const said = (id: string, at: string, more: Partial<WireMessage> = {}): WireMessage => ({
  id,
  order: { major: 0, minor: id },
  from: 'agent',
  author: 'Maria',
  at,
  text: id,
  ...more,
});
const heads = (messages: WireMessage[], breaks?: Set<string>) =>
  rowsOf(messages, now, breaks).flatMap(({ message, head }) => (head ? [message.id] : []));

test('what one author writes within three minutes has one name and one time', () => {
  const messages = [
    said('a', '2026-11-23T17:00:00Z'),
    said('b', '2026-11-23T17:02:59Z'),
    said('c', '2026-11-23T17:03:00Z'),
    said('d', '2026-11-23T17:03:10Z', { author: 'Luis' }),
    said('e', '2026-11-23T17:03:20Z', { from: 'me', author: undefined }),
  ];
  expect(heads(messages)).toEqual(['a', 'c', 'd', 'e']);
});

test('a line between two of them has the name after it once more', () => {
  const messages = [said('a', '2026-11-23T17:00:00Z'), said('b', '2026-11-23T17:00:10Z')];
  expect(heads(messages, new Set(['b']))).toEqual(['a', 'b']);
});

test('a row of which nothing has changed is the same one', () => {
  const known: Rows = new WeakMap();
  const messages = [
    said('a', '2026-11-23T17:00:00Z'),
    said('b', '2026-11-23T17:00:10Z'),
    said('c', '2026-11-23T17:00:20Z'),
  ];
  const before = rowsOf(messages, now, new Set(), known);
  const [a, b, c] = rowsOf(messages, now, new Set(['b']), known);
  expect(a).toBe(before[0]);
  expect(b).toEqual({ ...before[1], head: true });
  expect(c).toBe(before[2]);
  const older = said('older', '2026-11-22T17:00:00Z');
  expect(rowsOf([older, ...messages], now, new Set(['b']), known)[1]?.day).toBe('Monday, November 23');
});

test('another day is said where it begins, and today is not', () => {
  const rows = rowsOf(
    [
      said('a', '2026-11-21T17:00:00Z'),
      said('b', '2026-11-21T17:00:10Z'),
      said('c', '2026-11-22T17:00:00Z'),
      said('d', '2026-11-23T17:00:00Z'),
      said('e', 'no time'),
    ],
    now,
  );
  expect(rows.map(({ day }) => day)).toEqual([
    'Saturday, November 21',
    undefined,
    'Sunday, November 22',
    'Monday, November 23',
    undefined,
  ]);
  expect(rowsOf([said('a', '2026-11-23T17:00:00Z')], now)[0]?.day).toBeUndefined();
});
