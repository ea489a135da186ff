import { expect, test } from '@jest/globals';
import { messagesDone } from './messages.ts';

test.each(['create', 'visit', 'submit', 'application', 'credit', 'signing'] as const)(
  '%s: the last message is never done, whatever is known',
  (kind) => {
    const facts = [{ answered: true }, { moved: true }, { status: 'HARD_CREDIT_PULL' }];
    for (const each of facts) expect(messagesDone(kind, 7, [each])).toBeLessThan(7);
    expect(messagesDone(kind, 7, facts)).toBe(6);
  },
);

test('an organisation’s own list of another length is not ticked by ours', () => {
  expect(messagesDone('create', 7, [{ status: 'WAITING_FOR_OFFERS' }])).toBe(4);
  expect(messagesDone('create', 3, [{ status: 'WAITING_FOR_OFFERS' }])).toBe(0);
});
