/** US addresses. Source: docs/rules.md#addresses-of-people */
import { lineProblem } from './lineLength.ts';
import { MAILING_ONLY_STATES, PROPERTY_STATES } from './states.ts';

export {
  PROPERTY_STATES,
  stateCode,
  stateName,
  US_STATES,
} from './states.ts';

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
  /** Territories and military mail pass for 'mailing' only. */
  use?: 'property' | 'mailing' | undefined;
  /** New York is rejected while the review is on (docs/rules.md#regulator-review). */
  regulatorReview?: boolean | undefined;
}

export const NOT_AVAILABLE_IN_STATE =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

const clean = (text: string | null | undefined) =>
  (text ?? '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
const CITY = /^(?=.*\p{L})[\p{L}\p{M} .'-]+$/u;

/** Five digits of a ZIP or ZIP+4; undefined for anything else. */
export function normalizeZip(text: string | null | undefined): string | undefined {
  return /^(\d{5})(?:[- ]?\d{4})?$/.exec((text ?? '').trim())?.[1];
}

/** The typeahead's message: empty, under 3 characters, or a single word. */
export function typeaheadProblem(street1: string | null | undefined): string | undefined {
  const text = clean(street1);
  return text.length < 3 || !text.includes(' ') ? 'Please enter a valid property address' : undefined;
}

const CHECKS = {
  street1: (text) => (text === '' ? 'Street address is required' : lineProblem(text)),
  street2: lineProblem,
  city: (text) => (CITY.test(text) ? lineProblem(text) : 'Please enter a valid city name'),
  state: (text, { use = 'property', regulatorReview = false }) => {
    const state = text.toUpperCase();
    if (state.length !== 2) return 'State must be two characters in length';
    const accepted: readonly string[] =
      use === 'mailing' ? [...PROPERTY_STATES, ...MAILING_ONLY_STATES] : PROPERTY_STATES;
    if (!accepted.includes(state)) return 'Please enter a valid state';
    return regulatorReview && state === 'NY' ? NOT_AVAILABLE_IN_STATE : undefined;
  },
  zip: (text) => (normalizeZip(text) === undefined ? 'Please enter a valid zipcode' : undefined),
} satisfies Record<AddressField, (text: string, rules: AddressRules) => string | undefined>;

/** The message for one field of a manually entered address; undefined when it is fine. */
export function addressFieldProblem(
  field: AddressField,
  text: string | null | undefined,
  rules: AddressRules = {},
): string | undefined {
  return CHECKS[field](clean(text), rules);
}

/** The messages of a manually entered address, by field; empty when all is fine. */
export function addressProblems(
  address: Typed,
  rules: AddressRules = {},
): Partial<Record<AddressField, string>> {
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
  const street2 = clean(address.street2);
  return {
    street1: clean(address.street1),
    ...(street2 === '' ? {} : { street2 }),
    city: clean(address.city),
    state: clean(address.state).toUpperCase(),
    zip: normalizeZip(address.zip) ?? clean(address.zip),
  };
}

/** "12 Oak St, Apt 4, Austin, TX 78701". */
export function formatAddress(address: Typed): string {
  const { street1, street2, city, state, zip } = normalizeAddress(address);
  return [street1, street2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}
