import { expect, test } from '@jest/globals';
import { createChatFaults } from './faults.ts';

test('each meets as many as it is for, after those that go through, where it is for', () => {
  const faults = createChatFaults();
  faults.add('a', { on: 'send', kind: 'drop-answer', afterN: 1, times: 2 });
  const met = () => faults.take('a', 'send')?.kind;
  expect(faults.take('a', 'page')).toBeUndefined();
  expect(faults.take('b', 'send')).toBeUndefined();
  expect([met(), met(), met(), met()]).toEqual([undefined, 'drop-answer', 'drop-answer', undefined]);
  expect(faults.list('a')).toEqual([]);
});

test('one after the other, and none once they are taken away', () => {
  const faults = createChatFaults();
  faults.add('a', { on: 'event', kind: 'duplicate' });
  faults.add('a', { on: 'event', kind: 'close' });
  expect([faults.take('a', 'event')?.kind, faults.take('a', 'event')?.kind]).toEqual(['duplicate', 'close']);
  faults.add('a', { on: 'event', kind: 'close' });
  faults.clear('a');
  expect(faults.take('a', 'event')).toBeUndefined();
});
