import { object } from 'yup';
import { type AddressValue, addressSchema } from '#src/features/address/schema.ts';

export interface HomeAddressValues {
  address: AddressValue;
}

export const homeAddressSchema = object({ address: addressSchema({ use: 'mailing' }) });
