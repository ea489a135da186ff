import { object } from 'yup';
import { addressSchema } from '#src/features/address/schema.ts';
import type { AddressValue } from '#src/features/address/value.ts';

export interface HomeAddressValues {
  address: AddressValue;
}

export const homeAddressSchema = object({ address: addressSchema({ use: 'mailing' }) });
