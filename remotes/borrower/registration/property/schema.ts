import { boolean, object, string, type TestContext } from 'yup';
import { isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import type { AddressValue } from '#src/features/address/value.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import type { Flags } from '#src/platform/flags.ts';

export interface PropertyValues {
  address: AddressValue;
  occupancyType: string;
  /** YES or NO, where it is asked. */
  recentTransfer?: string | undefined;
  waitlistConsent?: boolean | undefined;
}

const occupancyProblem = (type: string | undefined) =>
  isOneOf(OCCUPANCY_TYPES, type) ? undefined : 'occupancy-missing';

/** A home of less than 90 days is refused with the statement that says so (docs/rules.md#recently-bought-home). */
const transferTest = (refusal: string | undefined) => (answer: string | undefined, context: TestContext) => {
  if (refusal === undefined || answer === 'NO') return true;
  return context.createError({ message: answer === 'YES' ? refusal : problem('required') });
};

/**
 * New York is rejected during the regulator review (docs/rules.md#regulator-review), once the flag is known: nobody waits for it.
 *
 * @param recentTransfer the refusal for a home that was acquired recently; undefined where the question is not asked.
 */
export function propertySchema(flags: Flags, recentTransfer: string | undefined) {
  return object({
    address: addressSchema({ use: 'property', regulatorReview: flags.get('regulatorReview') }),
    occupancyType: string().test('occupancy', yupRule(occupancyProblem)),
    recentTransfer: string().test('transfer', transferTest(recentTransfer)),
    waitlistConsent: boolean(),
  });
}
