import { boolean, object, string } from 'yup';
import { isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { addressSchema } from '#src/features/address/schema.ts';
import type { AddressValue } from '#src/features/address/value.ts';
import { says } from '../../../registration/says.ts';

export interface PropertyValues {
  address: AddressValue;
  occupancyType: string;
  /** YES or NO, where it is asked. */
  recentTransfer?: string | undefined;
  waitlistConsent?: boolean | undefined;
}

const occupancyProblem = (type: string | undefined) =>
  isOneOf(OCCUPANCY_TYPES, type) ? undefined : 'Please select an occupancy type';

/** A home of less than 90 days is refused with the statement that says so (shared areas s1). */
const transferProblem = (refusal: string | undefined) => (answer: string | undefined) => {
  if (refusal === undefined || answer === 'NO') return undefined;
  return answer === 'YES' ? refusal : 'Required';
};

interface PropertyRules {
  /** New York is rejected while it is on (shared areas s5). */
  regulatorReview: boolean;
  /** What is said to whoever got the home lately; undefined where nobody is asked. */
  recentTransfer: string | undefined;
}

export const propertySchema = ({ regulatorReview, recentTransfer }: PropertyRules) =>
  object({
    address: addressSchema({ use: 'property', regulatorReview }),
    occupancyType: string().test('occupancy', says(occupancyProblem)),
    recentTransfer: string().test('transfer', says(transferProblem(recentTransfer))),
    waitlistConsent: boolean(),
  });
