import { describe, expect, test } from '@jest/globals';
import { type Captured, type Step, sidesOf, stepFor, type Verification } from './model.ts';

const photo = { documentUuid: 'd', name: 'n.png' };
const at = (asked: string | null, state: string, captured: Captured = {}, backOfId = true): Step =>
  stepFor(asked, { verification: { state, attemptsLeft: 3 } as Verification, captured, backOfId });

describe('stepFor', () => {
  test('starts with the choice, or where the check stands', () => {
    expect(at(null, 'NONE')).toBe('choose');
    expect(at(null, 'FAILED')).toBe('choose');
    expect(at(null, 'PROCESSING')).toBe('details');
    expect(at(null, 'READ')).toBe('details');
  });

  test('a step needs what comes before it', () => {
    expect(at('front', 'NONE')).toBe('choose');
    expect(at('front', 'NONE', { kind: 'PASSPORT' })).toBe('front');
    expect(at('back', 'NONE', { kind: 'DRIVERS_LICENSE' })).toBe('choose');
    expect(at('back', 'NONE', { kind: 'DRIVERS_LICENSE', front: photo })).toBe('back');
    expect(at('back', 'NONE', { kind: 'DRIVERS_LICENSE', front: photo }, false)).toBe('choose');
    expect(at('back', 'NONE', { kind: 'PASSPORT', front: photo })).toBe('choose');
    expect(at('details', 'NONE')).toBe('choose');
  });

  test('what was read can be captured anew', () => {
    expect(at('choose', 'READ')).toBe('choose');
  });
});

describe('sidesOf', () => {
  test('the back only with the flag, and only where there is one', () => {
    expect(sidesOf('PERMANENT_RESIDENT', true)).toEqual({
      front: 'PERMANENT_RESIDENT',
      back: 'PERMANENT_RESIDENT_BACK',
    });
    expect(sidesOf('PERMANENT_RESIDENT', false)).toEqual({ front: 'PERMANENT_RESIDENT' });
    expect(sidesOf('PASSPORT', true)).toEqual({ front: 'PASSPORT' });
  });
});
