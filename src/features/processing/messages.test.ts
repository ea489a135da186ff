import { expect, test } from '@jest/globals';
import { copy } from './copy.ts';
import { MESSAGES, messagesDone } from './messages.ts';
import type { WaitKind } from './waits.ts';

const KINDS = Object.keys(MESSAGES) as WaitKind[];

test.each(KINDS)('%s: the last message is never done, whatever is known', (kind) => {
  const { length } = copy.strings[MESSAGES[kind].key];
  expect(messagesDone(kind, length, [])).toBe(0);
  const row = MESSAGES[kind];
  const under = 'under' in row ? Object.keys(row.under) : [];
  const facts = [{ answered: true }, { moved: true }, ...under.map((status) => ({ status }))];
  for (const each of facts) expect(messagesDone(kind, length, [each])).toBeLessThan(length);
  expect(messagesDone(kind, length, facts)).toBe(length - 1);
});

test('an organisation’s own list of another length is not ticked by ours', () => {
  expect(messagesDone('create', 7, [{ status: 'WAITING_FOR_OFFERS' }])).toBe(4);
  expect(messagesDone('create', 3, [{ status: 'WAITING_FOR_OFFERS' }])).toBe(0);
});
