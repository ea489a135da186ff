/** US addresses. Source: docs/rules.md#addresses-of-people */
import { type LineProblem, lineProblem, oneLine } from '../text/lineLength.ts';
import { MAILING_ONLY_STATES, PROPERTY_STATES } from './states.ts';

export interface Address {
  street1: string;
  street2?: string | undefined;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

export type AddressField = keyof Address;
type Typed = Partial<Record<keyof Address, string | null | undefined>>;

export interface AddressRules {
  /** Territories, military mail and post-office boxes pass for 'mailing' only. */
  use?: 'property' | 'mailing' | undefined;
  /** New York is rejected while the review is on (docs/rules.md#regulator-review). */
  regulatorReview?: boolean | undefined;
}

export type AddressProblem =
  | LineProblem
  | 'property-address-invalid'
  | 'street-missing'
  | 'post-office-box'
  | 'city-invalid'
  | 'state-length'
  | 'state-invalid'
  | 'state-not-available'
  | 'zip-invalid';

const CITY = /^(?=.*\p{L})[\p{L}\p{M} .'-]+$/u;

/** Five digits of a ZIP or ZIP+4; undefined for anything else. */
export function normalizeZip(text: string | null | undefined): string | undefined {
  return /^(\d{5})(?:[- ]?\d{4})?$/.exec(oneLine(text))?.[1];
}

/** What is wrong in the typeahead: empty, under 3 characters, or a single word. */
export function typeaheadProblem(street1: string | null | undefined): 'property-address-invalid' | undefined {
  const text = oneLine(street1);
  return text.length < 3 || !text.includes(' ') ? 'property-address-invalid' : undefined;
}

const POST_OFFICE_BOX =
  /^(?:p\W*[o0]\W*b(?:o?x)?|post(?:al)?\s+(?:office\s+)?box)(?![a-z])\W*(?:(?:no|num|number)(?![a-z])\W*)?(?:[a-z]?\d|[a-z]?$)/i;

/** "P.O. Box 12" and its other spellings, where mail goes and nobody lives. */
export const isPostOfficeBox = (street: string): boolean => POST_OFFICE_BOX.test(oneLine(street));

const CHECKS = {
  street1: (text, { use = 'property' }) => {
    if (text === '') return 'street-missing';
    return use === 'property' && isPostOfficeBox(text) ? 'post-office-box' : lineProblem(text);
  },
  street2: lineProblem,
  city: (text) => (CITY.test(text) ? lineProblem(text) : 'city-invalid'),
  state: (text, { use = 'property', regulatorReview = false }) => {
    const state = text.toUpperCase();
    if (state.length !== 2) return 'state-length';
    const accepted: readonly string[] =
      use === 'mailing' ? [...PROPERTY_STATES, ...MAILING_ONLY_STATES] : PROPERTY_STATES;
    if (!accepted.includes(state)) return 'state-invalid';
    return regulatorReview && state === 'NY' ? 'state-not-available' : undefined;
  },
  zip: (text) => (normalizeZip(text) === undefined ? 'zip-invalid' : undefined),
} satisfies Record<AddressField, (text: string, rules: AddressRules) => AddressProblem | undefined>;

/** What is wrong with one field of a manually entered address; undefined when it is fine. */
export function addressFieldProblem(
  field: AddressField,
  text: string | null | undefined,
  rules: AddressRules = {},
): AddressProblem | undefined {
  return CHECKS[field](oneLine(text), rules);
}

/** What is wrong with a manually entered address, by field; empty when all is fine. */
export function addressProblems(
  address: Typed,
  rules: AddressRules = {},
): Partial<Record<AddressField, AddressProblem>> {
  const fields = Object.keys(CHECKS) as AddressField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = addressFieldProblem(field, address[field], rules);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}

/** The address as stored: trimmed, state in capitals, five-digit ZIP. Call it on a checked address. */
export function normalizeAddress(address: Typed): Address {
  const street2 = oneLine(address.street2);
  return {
    street1: oneLine(address.street1),
    ...(street2 === '' ? {} : { street2 }),
    city: oneLine(address.city),
    state: oneLine(address.state).toUpperCase(),
    zip: normalizeZip(address.zip) ?? oneLine(address.zip),
  };
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** "12 Oak St, Apt 4" and "Austin, TX 78701", as on an envelope; a line without anything is left out. */
export function addressLines(address: Typed): string[] {
  const { street1, street2, city, state, zip } = normalizeAddress(address);
  return [joined([street1, street2]), joined([city, `${state} ${zip}`.trim()])].filter(Boolean);
}

/** "12 Oak St, Apt 4, Austin, TX 78701". */
export const formatAddress = (address: Typed): string => joined(addressLines(address));
