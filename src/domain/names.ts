/** Names of people. Source: docs/rules.md#names-of-people */
import { isOneOf, SUFFIX_LABELS, SUFFIXES, type Suffix, suffixToApi } from './enums.ts';
import { lineProblem } from './lineLength.ts';

export interface PersonName {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: Suffix | undefined;
}

/** What a site lets pass in names. */
export interface NameRules {
  allowDigits: boolean;
}

/** Test accounts are numbered, so digits pass in last names outside production. */
export function nameRules(environment: 'production' | 'test'): NameRules {
  return { allowDigits: environment !== 'production' };
}

const UNSUPPORTED = 'Some of the characters entered are not supported.';
const LETTER = String.raw`\p{L}\p{M}*`;
const HAS_LETTER = /\p{L}/u;
const LETTERS = /^[\p{L}\p{M}' -]+$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\d' -]+$/u;
/** Up to three parts joined by one space, hyphen or apostrophe, and maybe a period. */
const MIDDLE = new RegExp(`^(?:${LETTER})+(?:[ '-](?:${LETTER})+){0,2}\\.?$`, 'u');

/** Trims, joins runs of spaces, and turns the apostrophes that phones type into plain ones. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The message for a name with other characters than these, or with too many. */
function characterProblem(name: string, characters: RegExp): string | undefined {
  return lineProblem(name) ?? (characters.test(name) && HAS_LETTER.test(name) ? undefined : UNSUPPORTED);
}

/** The message for a first name; undefined when it is fine. */
export function firstNameProblem(text: string | null | undefined): string | undefined {
  const name = normalizeName(text ?? '');
  if (name === '') return 'Please enter the first name';
  if (name.length < 2) return 'First name must be at least 2 characters long';
  return characterProblem(name, LETTERS);
}

/** The message for a middle name, which may be empty. */
export function middleNameProblem(text: string | null | undefined): string | undefined {
  const name = normalizeName(text ?? '');
  return name === '' ? undefined : characterProblem(name, MIDDLE);
}

/** The message for a last name; undefined when it is fine. */
export function lastNameProblem(
  text: string | null | undefined,
  { allowDigits }: NameRules,
): string | undefined {
  const name = normalizeName(text ?? '');
  if (name === '') return 'Last name is required';
  if (name.length < 2) return 'Last name must be at least 2 characters long';
  return characterProblem(name, allowDigits ? LETTERS_AND_DIGITS : LETTERS);
}

/** The message for a suffix that is not in the list; empty is fine. */
export function suffixProblem(value: string | null | undefined): string | undefined {
  return isOneOf(SUFFIXES, value ?? '') ? undefined : 'Required';
}

/** "Maria Ann O'Neil Jr". */
export function fullName({ firstName, middleName, lastName, suffix }: PersonName): string {
  return [firstName, middleName, lastName, suffix ? SUFFIX_LABELS[suffix] : '']
    .map((part) => normalizeName(part ?? ''))
    .filter(Boolean)
    .join(' ');
}

/** The full name of somebody as the API writes them: parts may be missing, and suffixes be written in any way. */
export function answeredName(name: {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
  suffix?: string | null | undefined;
}): string {
  return fullName({
    ...name,
    middleName: name.middleName ?? undefined,
    suffix: suffixToApi(name.suffix),
  });
}

/** "Maria O.": what other signers may see of the borrower (docs/rules.md#what-a-signer-may-see). */
export function shortName({ firstName, lastName }: Pick<PersonName, 'firstName' | 'lastName'>): string {
  const [initial] = normalizeName(lastName);
  return initial ? `${normalizeName(firstName)} ${initial.toUpperCase()}.` : normalizeName(firstName);
}
