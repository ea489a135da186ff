import { boolean, type ObjectSchema, object, string, ValidationError } from 'yup';
import {
  type Address,
  type AddressField,
  type AddressRules,
  addressProblems,
  formatAddress,
  normalizeAddress,
  typeaheadProblem,
} from '#src/domain/address.ts';
import { parseAddressText } from '#src/domain/addressText.ts';

/** What `AddressFields` holds: an address as far as it is typed, and how it is being typed. */
export interface AddressValue extends Partial<Address> {
  /** The text in the search box. */
  text?: string | undefined;
  /** Typed field by field instead of searched for. */
  manual?: boolean | undefined;
}

const NOT_FOUND = typeaheadProblem('') as string;

/** The address that is meant: the fields', else what a complete line in the search box says. */
export function toAddress(value: AddressValue): Address {
  const line = value.manual || value.street1 ? undefined : parseAddressText(value.text);
  return line ?? normalizeAddress(value);
}

/** A stored address in the form in which `AddressFields` shows it. */
export function fromAddress(address: Partial<Address> | undefined): AddressValue {
  return address?.street1 ? { ...address, text: formatAddress(address) } : {};
}

function problemsIn(value: AddressValue, rules: AddressRules): Partial<Record<AddressField, string>> {
  if (value.manual) return addressProblems(value, rules);
  const typed = typeaheadProblem(value.text ?? value.street1);
  if (typed) return { street1: typed };
  const address = toAddress(value);
  if (!address.zip) return { street1: NOT_FOUND };
  // Only one box is on the page, so only one message can be shown.
  const [problem] = Object.values(addressProblems(address, rules));
  return problem === undefined ? {} : { street1: problem };
}

/**
 * Checks the value of `AddressFields`. The typeahead's message is for the search box, the messages of the single
 * fields for manual entry (shared areas s5). Read the result with `toAddress`.
 */
export function addressSchema(rules: AddressRules = {}): ObjectSchema<AddressValue> {
  return object({
    text: string(),
    manual: boolean(),
    street1: string(),
    street2: string(),
    city: string(),
    state: string(),
    zip: string(),
  }).test('address', (value, context) => {
    const problems = Object.entries(problemsIn(value, rules));
    if (problems.length === 0) return true;
    const inside = context.path ? `${context.path}.` : '';
    return new ValidationError(
      problems.map(([field, message]) => context.createError({ path: `${inside}${field}`, message })),
    );
  });
}
