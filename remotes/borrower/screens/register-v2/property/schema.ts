import { object, string } from 'yup';
import { isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { type AddressValue, addressSchema } from '#src/features/address/schema.ts';
import { says } from '../../../registration/says.ts';

export interface PropertyValues {
  address: AddressValue;
  occupancyType: string;
}

const occupancyProblem = (type: string | undefined) =>
  isOneOf(OCCUPANCY_TYPES, type) ? undefined : 'Please select an occupancy type';

/** `regulatorReview`: New York is rejected while it is on (shared areas s5). */
export const propertySchema = ({ regulatorReview }: { regulatorReview: boolean }) =>
  object({
    address: addressSchema({ use: 'property', regulatorReview }),
    occupancyType: string().test('occupancy', says(occupancyProblem)),
  });
