/**
 * Reads prefilled answers. Nothing about them is trusted: every field is looked for by its own name and must pass the
 * rule for typed input, or that field alone is dropped. Source: docs/rules.md#prefill-by-a-link
 */

import { type IsoDate, parseDate } from '../dates/dates.ts';
import { isOneOf, OCCUPANCY_TYPES, suffixToApi } from '../enums.ts';
import type { Money } from '../money/money.ts';
import { ageProblem } from '../person/birthdate.ts';
import { emailProblem, normalizeEmail } from '../person/email.ts';
import { employmentProblem } from '../person/employment.ts';
import { incomeProblem, otherIncomeProblem, parseIncome } from '../person/income.ts';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  type NameRules,
  normalizeName,
  type PersonName,
} from '../person/names.ts';
import { formatPhone, phoneProblem } from '../person/phone.ts';
import {
  type Address,
  type AddressRules,
  addressFieldProblem,
  normalizeAddress,
} from '../property/address.ts';
import { characterProblem, plainLine } from '../text/characters.ts';
import { LINE_MAX } from '../text/lineLength.ts';
import { decodeAnswers, fillGaps, PREFILL_PARAMETERS, type Prefill } from './prefill.ts';

/** Of a parameter, as it stands in the address. */
const MAX_PARAMETER = 8192;

/** Rules for an answer besides its own. */
export interface ReadingRules extends NameRules {
  /** For the age that an applicant must have. */
  today: IsoDate;
}

type Reader<T> = (raw: unknown) => T | undefined;

/** The value under a name of the object's own; a name that it has inherited is none. */
function own(raw: unknown, name: string): unknown {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject && Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
}

/** A line in plain characters, as it is read from a field. */
function text(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > LINE_MAX) return undefined;
  const line = plainLine(raw);
  return characterProblem(line) === undefined ? line || undefined : undefined;
}

/** A text that a rule has nothing to say about. */
function fine(raw: unknown, problem: (value: string) => string | undefined): string | undefined {
  const value = text(raw);
  return value !== undefined && problem(value) === undefined ? value : undefined;
}

/** The entries that are there; undefined when none is. */
function filled<T extends object>(entries: T): T | undefined {
  const kept = Object.entries(entries).filter(([, value]) => value !== undefined && value !== '');
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
}

function readAddress(raw: unknown, use: AddressRules['use']): Partial<Address> | undefined {
  const part = (field: 'street1' | 'city' | 'state' | 'zip') =>
    fine(own(raw, field), (value) => addressFieldProblem(field, value, { use }));
  const street1 = part('street1');
  if (street1 === undefined) return undefined;
  const parts = { street2: text(own(raw, 'street2')), city: part('city'), state: part('state') };
  return filled(normalizeAddress({ street1, ...parts, zip: part('zip') }));
}

function readProperty(raw: unknown): Prefill['propertyAddress'] {
  const occupancy = own(raw, 'occupancyType');
  const occupancyType = isOneOf(OCCUPANCY_TYPES, occupancy) ? occupancy : undefined;
  return filled({ ...readAddress(raw, 'property'), occupancyType });
}

function amount(raw: unknown, problem: (value: string) => string | undefined): Money | undefined {
  return parseIncome(fine(typeof raw === 'number' ? String(raw) : raw, problem));
}

function readIncome(raw: unknown): Prefill['income'] {
  const employmentType = own(raw, 'employmentType');
  return filled({
    income: amount(own(raw, 'income'), incomeProblem),
    otherIncome: amount(own(raw, 'otherIncome'), otherIncomeProblem),
    employmentType: fine(employmentType, employmentProblem) as NonNullable<
      Prefill['income']
    >['employmentType'],
  });
}

function readName(raw: unknown, rules: NameRules): Partial<PersonName> | undefined {
  const part = (field: string, problem: (value: string) => string | undefined) =>
    normalizeName(fine(own(raw, field), problem) ?? '') || undefined;
  const firstName = part('firstName', firstNameProblem);
  const lastName = part('lastName', (value) => lastNameProblem(value, rules));
  if (firstName === undefined && lastName === undefined) return undefined;
  return filled({
    firstName,
    middleName: part('middleName', middleNameProblem),
    lastName,
    suffix: suffixToApi(text(own(raw, 'suffix'))),
  });
}

const readFlag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

function readDob(raw: unknown, { today }: ReadingRules): IsoDate | undefined {
  const dob = parseDate(text(raw) ?? '');
  return dob && ageProblem(dob, { today }) === undefined ? dob : undefined;
}

function readEmail(raw: unknown): string | undefined {
  const email = fine(raw, emailProblem);
  return email === undefined ? undefined : normalizeEmail(email);
}

/** Answers out of anything. */
export function readPrefill(raw: unknown, rules: ReadingRules): Prefill {
  return (
    filled<Prefill>({
      propertyAddress: readProperty(own(raw, 'propertyAddress')),
      homeAddress: readAddress(own(raw, 'homeAddress'), 'mailing'),
      isListedForSale: readFlag(own(raw, 'isListedForSale')),
      income: readIncome(own(raw, 'income')),
      name: readName(own(raw, 'name'), rules),
      dob: readDob(own(raw, 'dob'), rules),
      email: readEmail(own(raw, 'email')),
      phoneNumber: formatPhone(fine(own(raw, 'phoneNumber'), phoneProblem)),
    }) ?? {}
  );
}

/** Compact links name what belongs to the income beside it, and may abbreviate the flag. */
function expandCompact(raw: unknown): unknown {
  const income = own(raw, 'income');
  const nested = typeof income === 'object' && income !== null;
  return {
    propertyAddress: own(raw, 'propertyAddress'),
    homeAddress: own(raw, 'homeAddress'),
    isListedForSale: own(raw, 'isListedForSale') ?? own(raw, 'forSale'),
    income: nested ? income : raw,
    name: own(raw, 'name'),
    dob: own(raw, 'dob'),
  };
}

const decoded = (parameter: string) =>
  parameter.length > MAX_PARAMETER ? undefined : decodeAnswers(parameter);

/** The answers in a query. Email and phone are not among them: they name the account that is made. */
export function readPrefillQuery(search: string, rules: ReadingRules): Prefill {
  const query = new URLSearchParams(search);
  return PREFILL_PARAMETERS.map((name) =>
    readPrefill(expandCompact(decoded(query.get(name) ?? '')), rules),
  ).reduce(fillGaps, {});
}
