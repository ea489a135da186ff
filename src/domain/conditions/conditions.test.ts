import { describe, expect, test } from '@jest/globals';
import { daysLeft, isOpen, known, stateOf } from './conditions.ts';

const condition = (fields: object = {}) => ({
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created: '2026-11-20T10:00:00Z',
  ...fields,
});

describe('how far a condition is', () => {
  test.each([
    [{}, 'TODO'],
    [{ actionNeeded: true }, 'TODO'],
    [{ actionNeeded: false }, 'SUBMITTED'],
    [{ actionNeeded: false, state: 'TODO' }, 'TODO'],
    [{ state: 'NEEDS_ANOTHER_TRY' }, 'NEEDS_ANOTHER_TRY'],
    [{ state: 'DONE', actionNeeded: true }, 'DONE'],
    [{ state: 'WAIVED' }, 'TODO'],
    [{ categoryEnum: 'ESCALATION_REVIEW' }, 'SUBMITTED'],
    [{ categoryEnum: 'ESCALATION_REVIEW', state: 'TODO' }, 'SUBMITTED'],
    [{ categoryEnum: 'ESCALATION_REVIEW', state: 'DONE' }, 'DONE'],
    [{ categoryEnum: 'ESCALATION_REVIEW', actionNeeded: true }, 'TODO'],
  ])('%j: %s', (fields, state) => {
    expect(stateOf(condition(fields))).toBe(state);
    expect(isOpen(condition(fields))).toBe(state === 'TODO' || state === 'NEEDS_ANOTHER_TRY');
  });
});

test('the oldest is first, and unknown categories stand apart', () => {
  const { shown, unknown } = known([
    condition({ created: '2026-11-22T10:00:00Z', state: 'DONE' }),
    condition({ categoryEnum: 'ROOF_REVIEW' }),
    condition({ created: '2026-11-21T10:00:00Z' }),
    condition({ categoryEnum: 'ROOF_REVIEW' }),
  ]);
  expect(shown.map(({ created }) => created)).toEqual(['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z']);
  expect(unknown).toEqual(['ROOF_REVIEW']);
});

test.each([
  ['2026-11-27', 0],
  ['2026-11-29', 2],
  ['2026-11-20', -7],
  ['soon', undefined],
  [null, undefined],
])('due on %s: %s days left', (due, days) => {
  expect(daysLeft(due, '2026-11-27' as never)).toBe(days);
});
