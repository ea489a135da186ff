import { expect, test } from '@jest/globals';
import { type Recorded, unlistedParts } from './fieldCheck.ts';

const recorded = (changes: object) =>
  ({
    at: '2026-11-26T18:00:00.000Z',
    event: 'heloc_step_shown',
    eventType: 'WEB',
    eventProperties: {
      screen: 'start/hmda',
      stage: 'START',
      restored: false,
      eventId: '1',
      mount: '2',
      lost: 2,
    },
    ...changes,
  }) as unknown as Recorded;

test.each([
  ['what the list has', {}, []],
  ['an event that it does not have', { event: 'heloc_typed' }, ['event heloc_typed']],
  ['a type that is another’s', { eventType: 'APP' }, ['eventType APP']],
  ['a field of the call', { email: 'ana@example.com' }, ['email']],
  ['a property', { eventProperties: { screen: 'start/hmda', email: 'ana@example.com' } }, ['email']],
  ['a value that is no code', { eventProperties: { screen: 'Ana Li, 12 Oak St' } }, ['screen']],
])('%s', (_, changes, parts) => {
  expect(unlistedParts(recorded(changes))).toEqual(parts);
});
