import { boolean, type ObjectSchema, object, string, ValidationError } from 'yup';
import {
  type AddressRules,
  addressFieldProblem,
  addressProblems,
  typeaheadProblem,
} from '#src/domain/property/address.ts';
import { problem } from '../problems/problem.ts';
import { type AddressValue, toAddress } from './value.ts';

function problemsIn(value: AddressValue, rules: AddressRules): ReturnType<typeof addressProblems> {
  if (value.manual) return addressProblems(value, rules);
  const typed = typeaheadProblem(value.text ?? value.street1);
  if (typed) return { street1: typed };
  const address = toAddress(value);
  if (!address.zip) {
    const street = addressFieldProblem('street1', value.text ?? value.street1, rules);
    return { street1: street ?? typeaheadProblem('') };
  }
  // Only one box is on the page, so only one message can be shown.
  const [first] = Object.values(addressProblems(address, rules));
  return first === undefined ? {} : { street1: first };
}

/**
 * Checks the value of `AddressFields`. The search box has a message of its own, and so has each field of manual entry
 * (docs/rules.md#addresses-of-people). Read the result with `toAddress`.
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
      problems.map(([field, code]) =>
        context.createError({ path: `${inside}${field}`, message: problem(code) ?? '' }),
      ),
    );
  });
}
