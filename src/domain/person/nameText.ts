/** Names of people as they are shown. Source: docs/rules.md#names-of-people */
import { type Suffix, suffixToApi } from '../enums.ts';
import { normalizeName } from './names.ts';

/** A suffix as part of a written name. */
export const WRITTEN_SUFFIX = {
  '': '',
  JR: 'Jr',
  SR: 'Sr',
  I: 'I',
  II: 'II',
  III: 'III',
  IV: 'IV',
  V: 'V',
} as const satisfies Record<Suffix, string>;

/** A name as the API answers it or a form has it: parts may be missing, and suffixes have any spelling. */
interface WrittenName {
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
  lastName?: string | null | undefined;
  suffix?: string | null | undefined;
}

type FirstAndLast = Pick<WrittenName, 'firstName' | 'lastName'>;

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => normalizeName(part ?? ''))
    .filter(Boolean)
    .join(' ');

/** The first letter with its marks, in capitals; of a name without letters the first character. */
const initialOf = (name: string | null | undefined): string =>
  (/\p{L}\p{M}*/u.exec(normalizeName(name ?? '')) ??
    /./u.exec(normalizeName(name ?? '')))?.[0].toUpperCase() ?? '';

/** "Maria Ann O'Neil Jr". */
export const fullName = ({ firstName, middleName, lastName, suffix }: WrittenName): string =>
  joined([firstName, middleName, lastName, WRITTEN_SUFFIX[suffixToApi(suffix)]]);

/** "Maria O.": what other signers may see of the borrower (docs/rules.md#what-a-signer-may-see). */
export function shortName({ firstName, lastName }: FirstAndLast): string {
  const initial = initialOf(lastName);
  return joined([firstName, initial && `${initial}.`]);
}

/** "MO", in place of a picture; empty when there is no name. @public */
export const initials = ({ firstName, lastName }: FirstAndLast): string =>
  initialOf(firstName) + initialOf(lastName);
