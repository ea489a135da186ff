import { describe, expect, it } from '@jest/globals';
import { LINE_MAX } from '../text/lineLength.ts';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  nameRules,
  normalizeName,
  suffixProblem,
} from './names.ts';

const UNSUPPORTED = 'characters-unsupported';
const TOO_LONG = 'line-too-long';
const PRODUCTION = nameRules('production');

describe('first name', () => {
  it.each([
    'Jo',
    'Mary Ann',
    'Jean-Luc',
    "D'Arcy",
    'D’Arcy',
    'José',
    'Zoë',
    '  Al  ',
    'J.R.',
    'J. Edgar',
    '李',
    '준',
    'あ',
  ])('accepts %s', (name) => {
    expect(firstNameProblem(name)).toBeUndefined();
  });
  it.each([
    ['', 'first-name-missing'],
    ['   ', 'first-name-missing'],
    [undefined, 'first-name-missing'],
    ['J', 'first-name-short'],
    ['J0', UNSUPPORTED],
    ['J.', 'first-name-short'],
    ['É', 'first-name-short'],
    ['Я', 'first-name-short'],
    ['.J', UNSUPPORTED],
    ['J..R', UNSUPPORTED],
    ['..', UNSUPPORTED],
    ['李1', UNSUPPORTED],
    ['--', UNSUPPORTED],
    ['Al<b>', UNSUPPORTED],
    ['Al😀', UNSUPPORTED],
  ])('%p: %s', (name, message) => {
    expect(firstNameProblem(name)).toBe(message);
  });
});

describe('middle name', () => {
  it.each(['', undefined, 'A', 'A.', 'Ann Marie', "O'Dell", 'Ann-Marie Lou', 'José'])(
    'accepts %p',
    (name) => {
      expect(middleNameProblem(name)).toBeUndefined();
    },
  );
  it.each(['A B C D', 'A..', '-A', "A'", '.', 'A1'])('rejects %p', (name) => {
    expect(middleNameProblem(name)).toBe(UNSUPPORTED);
  });
});

describe('last name', () => {
  it.each(["O'Brien", 'Smith-Jones', 'van der Berg', 'Li', 'St. John', 'Smith Sr.', '王', '김'])(
    'accepts %s',
    (name) => {
      expect(lastNameProblem(name, PRODUCTION)).toBeUndefined();
    },
  );
  it.each([
    ['', 'last-name-missing'],
    ['X', 'last-name-short'],
    ['X.', 'last-name-short'],
    ['Test1', UNSUPPORTED],
    ['!!', UNSUPPORTED],
  ])('%p: %s', (name, message) => {
    expect(lastNameProblem(name, PRODUCTION)).toBe(message);
  });
  it('accepts digits outside production only, and never digits alone', () => {
    expect(lastNameProblem('Test1', nameRules('test'))).toBeUndefined();
    expect(lastNameProblem('123', nameRules('test'))).toBe(UNSUPPORTED);
  });
});

describe('any of them', () => {
  it.each([
    ['first', firstNameProblem],
    ['middle', middleNameProblem],
    ['last', (name: string) => lastNameProblem(name, PRODUCTION)],
  ])('%s name: as long as the server keeps', (_, problem) => {
    expect(problem('x'.repeat(LINE_MAX))).toBeUndefined();
    expect(problem(` ${'x'.repeat(LINE_MAX)} `)).toBeUndefined();
    expect(problem('x'.repeat(LINE_MAX + 1))).toBe(TOO_LONG);
  });
});

describe('names as they are kept', () => {
  it('normalises without changing what is normal', () => {
    expect(normalizeName(' Mary   Ann ')).toBe('Mary Ann');
    expect(normalizeName(normalizeName(' D’Arcy '))).toBe("D'Arcy");
  });
  it('knows the suffixes', () => {
    expect(suffixProblem('')).toBeUndefined();
    expect(suffixProblem('JR')).toBeUndefined();
    expect(suffixProblem('Esq')).toBeDefined();
  });
});
