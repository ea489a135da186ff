/** Names of people. Source: docs/rules.md#names-of-people */
import { isOneOf, SUFFIXES, type Suffix } from '../enums.ts';
import { type LineProblem, lineProblem, oneLine } from '../text/lineLength.ts';

export interface PersonName {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: Suffix | undefined;
}

/** Rules for names that depend on the environment. */
export interface NameRules {
  allowDigits: boolean;
}

/** Test accounts are numbered, so digits pass in last names outside production. */
export function nameRules(environment: 'production' | 'test'): NameRules {
  return { allowDigits: environment !== 'production' };
}

type CharacterProblem = LineProblem | 'characters-unsupported';
export type FirstNameProblem = CharacterProblem | 'first-name-missing' | 'first-name-short';
export type LastNameProblem = CharacterProblem | 'last-name-missing' | 'last-name-short';

const LETTER = String.raw`\p{L}[\p{M}\p{Join_Control}]*`;
const HAS_LETTER = /\p{L}/u;
/** Characters of a name, each of which a period may follow: "J.R. St. John". */
const nameOf = (characters: string) => new RegExp(`^(?:[${characters}]\\.?)+$`, 'u');
const NAME = String.raw`\p{L}\p{M}\p{Join_Control}' -`;
const LETTERS = nameOf(NAME);
const LETTERS_AND_DIGITS = nameOf(String.raw`\d${NAME}`);
/** Whole names have one letter of these scripts. */
const NAME_OF_ONE_LETTER = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]$/u;
const ONE_CHARACTER = /^[^.]\p{M}*\.?$/u;
/** Up to three parts joined by one space, hyphen or apostrophe, and maybe a period. */
const MIDDLE = new RegExp(`^(?:${LETTER})+(?:[ '-](?:${LETTER})+){0,2}\\.?$`, 'u');

export const normalizeName = oneLine;

/** A name with other characters than these, or with too many. */
function characterProblem(name: string, characters: RegExp): CharacterProblem | undefined {
  return (
    lineProblem(name) ??
    (characters.test(name) && HAS_LETTER.test(name) ? undefined : 'characters-unsupported')
  );
}

/** Whether a name is an initial, with or without its period, or another character alone. */
const isShort = (name: string) => ONE_CHARACTER.test(name) && !NAME_OF_ONE_LETTER.test(name);

/** Whether it is that alone for which a first or last name is refused, which a few people's are. */
export const hasOneLetter = (text: string | null | undefined): boolean => {
  const name = normalizeName(text ?? '');
  return isShort(name) && HAS_LETTER.test(name);
};

/** What is wrong with a first name; undefined when it is fine. */
export function firstNameProblem(text: string | null | undefined): FirstNameProblem | undefined {
  const name = normalizeName(text ?? '');
  if (name === '') return 'first-name-missing';
  if (isShort(name)) return 'first-name-short';
  return characterProblem(name, LETTERS);
}

/** What is wrong with a middle name, which may be empty. */
export function middleNameProblem(text: string | null | undefined): CharacterProblem | undefined {
  const name = normalizeName(text ?? '');
  return name === '' ? undefined : characterProblem(name, MIDDLE);
}

/** What is wrong with a last name; undefined when it is fine. */
export function lastNameProblem(
  text: string | null | undefined,
  { allowDigits }: NameRules,
): LastNameProblem | undefined {
  const name = normalizeName(text ?? '');
  if (name === '') return 'last-name-missing';
  if (isShort(name)) return 'last-name-short';
  return characterProblem(name, allowDigits ? LETTERS_AND_DIGITS : LETTERS);
}

/** A suffix that is not in the list; empty is fine. */
export function suffixProblem(value: string | null | undefined): 'required' | undefined {
  return isOneOf(SUFFIXES, value ?? '') ? undefined : 'required';
}
