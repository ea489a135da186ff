import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applied, clip, countUnread, type Notification, readPage } from './model.ts';

const item = (more: Partial<Notification> = {}): Notification => ({
  uuid: 'a',
  title: 'Your offer is ready',
  description: '',
  created: '2026-11-26T18:00:00Z',
  isUnread: true,
  ctas: [],
  account: undefined,
  ...more,
});
const readItems = (notifications: unknown[]) => readPage({ notifications, unread: 0 });
const sent = (more: object = {}) => ({
  uuid: 'a',
  title: 'T',
  description: 'D',
  created: '2026-11-26T18:00:00Z',
  status: 'UNREAD',
  ctas: [],
  walletAddress: null,
  ...more,
});

describe('items of an answer', () => {
  test('newest first, of one moment by uuid, and last those without a time', () => {
    const { items } = readItems([
      sent({ uuid: 'x', created: 'yesterday' }),
      sent({ uuid: 'c', created: '2026-11-25T18:00:00Z' }),
      sent({ uuid: 'b' }),
      sent({ uuid: 'w', created: '' }),
      sent({ uuid: 'a' }),
      sent({ uuid: 'z', created: '2026-11-27T00:00:00+09:00' }),
    ]);
    expect(items.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'z', 'c', 'w', 'x']);
  });

  test.each([
    ['UNREAD', true],
    ['READ', false],
    ['unread', false],
    ['ARCHIVED', false],
    [null, false],
    [undefined, false],
  ])('the status %p is unread: %p', (status, isUnread) => {
    expect(readItems([sent({ status })]).items[0]?.isUnread).toBe(isUnread);
  });

  test('what has no id or title is left out by itself, and the first of two with one id stays', () => {
    const values = [
      null,
      'text',
      5,
      [],
      {},
      sent({ uuid: null }),
      sent({ uuid: 'b', title: '  ' }),
      sent({ uuid: 'c', title: 7 }),
      sent({ uuid: 'd', title: 'First' }),
      sent({ uuid: 'd', title: 'Second' }),
    ];
    const { items, dropped } = readItems(values);
    expect(items.map(({ title }) => title)).toEqual(['First']);
    expect(dropped).toEqual(['', '', '', '', '', '', 'b', 'c']);
  });

  test('fields of another kind, or that are unknown, are passed over', () => {
    const odd = { description: 4, created: 12, ctas: 'none', walletAddress: {}, priority: 'HIGH' };
    expect(readItems([sent(odd)]).items).toEqual([item({ title: 'T', created: '' })]);
    const ctas = [null, 'x', { title: '' }, { title: ' Go ' }, { title: 'Pay', redirectPath: '/pay' }];
    expect(readItems([sent({ ctas })]).items[0]?.ctas).toEqual([
      { title: 'Go', redirectPath: undefined },
      { title: 'Pay', redirectPath: '/pay' },
    ]);
  });
});

describe('what is unread', () => {
  const list = [
    item({ uuid: 'a', created: '2026-11-26T18:00:00Z' }),
    item({ uuid: 'b', created: '2026-11-25T18:00:00Z' }),
    item({ uuid: 'c', created: 'never' }),
    item({ uuid: 'd', isUnread: false }),
  ];

  test('is what the server counts, less what is known to be read: each once', () => {
    expect(countUnread(25, list, undefined, [])).toBe(25);
    expect(
      countUnread(25, list, undefined, [
        { uuid: 'a', isOpen: true },
        { uuid: 'a', isOpen: true },
      ]),
    ).toBe(24);
    expect(countUnread(25, [...list, ...list], undefined, [{ uuid: 'a', isOpen: true }])).toBe(24);
    // The server knows of it already.
    expect(countUnread(24, list, undefined, [{ uuid: 'd', isOpen: true }])).toBe(24);
    expect(countUnread(0, list, undefined, [{ uuid: 'a', isOpen: true }])).toBe(0);
  });

  test('after all were read until a time: what came since, and what has no time', () => {
    const until = [{ until: '2026-11-25T18:00:00Z', isOpen: true }];
    expect(countUnread(25, list, undefined, until)).toBe(2);
    // Once it is taken the server counts.
    expect(countUnread(5, list, undefined, [{ until: '2026-11-25T18:00:00Z', isOpen: false }])).toBe(4);
    expect(list.map((one) => applied(one, until).isUnread)).toEqual([true, false, true, false]);
  });

  test('without those of other accounts', () => {
    const two = [
      item({ uuid: 'a', account: '0xab' }),
      item({ uuid: 'b', account: '0xcd' }),
      item({ uuid: 'c' }),
    ];
    expect(countUnread(3, two, '0xAB', [])).toBe(2);
    expect(countUnread(3, two, '0xAB', [{ uuid: 'b', isOpen: true }])).toBe(2);
    expect(countUnread(3, two, undefined, [])).toBe(3);
  });
});

describe('clip', () => {
  test.each([
    ['short', 120, 'short', ''],
    ['one two three four', 12, 'one two', ' three four'],
    ['abcdefghijkl', 10, 'abcdefghij', 'kl'],
    ['👍👍👍👍', 3, '👍👍👍', '👍'],
    ['👍👍', 3, '👍👍', ''],
  ])('%s at %i', (text, max, seen, rest) => {
    expect(clip(text, max)).toEqual([seen, rest]);
  });

  test('loses nothing, and shows no more than it may', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 1, max: 120 }),
        (text, max) => {
          const [seen, rest] = clip(text, max);
          expect(seen + rest).toBe(text);
          expect(Array.from(seen).length).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
