import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { confirmPasswordProblem, passwordProblem, passwordStrength, unmetPasswordRules } from './password.ts';

describe('password', () => {
  it.each([
    ['Abcdefghij1!', undefined],
    ['Abcdefghi1!', 'password-weak'],
    ['abcdefghijk1!', 'password-weak'],
    ['ABCDEFGHIJK1!', 'password-weak'],
    ['Abcdefghijkl!', 'password-weak'],
    ['Abcdefghijk1?', 'password-weak'],
    ['Abcdef\u00a0ghij1!', 'character-unseen'],
    ['\ufeffAbcdefghij1!', 'character-unseen'],
    ['', 'required'],
    [undefined, 'required'],
  ])('%p: %p', (text, message) => {
    expect(passwordProblem(text)).toBe(message);
  });

  it('names every unmet rule', () => {
    expect(unmetPasswordRules('abc').map((rule) => rule.id)).toEqual([
      'length',
      'uppercase',
      'digit',
      'special',
    ]);
    expect(unmetPasswordRules('').length).toBe(5);
  });

  it('fills four bars exactly when it is accepted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(passwordStrength(text) === 4).toBe(passwordProblem(text) === undefined);
      }),
    );
    expect(['', 'a', 'aA', 'aA1', 'aA1!', 'aA1!aA1!aA1!'].map(passwordStrength)).toEqual([0, 1, 2, 3, 3, 4]);
  });

  it('compares the confirmation exactly', () => {
    expect(confirmPasswordProblem('Abc', 'Abc')).toBeUndefined();
    expect(confirmPasswordProblem('Abc', 'abc')).toBe('password-differs');
    expect(confirmPasswordProblem('Abc', 'Abc ')).toBe('password-differs');
    expect(confirmPasswordProblem('Abc', '')).toBe('required');
  });
});
