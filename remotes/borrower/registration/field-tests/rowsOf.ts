import type { RegistrationStepId } from '#src/domain/registration/registration.ts';
import type { NameValue } from '#src/features/person-name/value.ts';
import type { IncomeValues } from '../annual-income/schema.ts';
import type { BirthdateValues } from '../birthdate/schema.ts';
import type { ForSaleValues } from '../for-sale/schema.ts';
import type { HomeAddressValues } from '../home-address/schema.ts';
import type { ContactValues } from '../phone-and-email/schema.ts';
import type { PropertyValues } from '../property/schema.ts';
import type { AccountValues } from '../set-password/schema.ts';
import {
  communicationsConsent,
  confirmPassword,
  email,
  password,
  phone,
  smsMarketing,
  smsTransactional,
  termsConsent,
} from './accountRows.ts';
import { birthdate, employment, forSale, income, otherIncome } from './answerRows.ts';
import { firstName, lastName, middleName, suffix } from './nameRows.ts';
import {
  homeParts,
  homeSearch,
  occupancy,
  propertyParts,
  propertySearch,
  recentTransfer,
  waitlistConsent,
} from './propertyRows.ts';
import type { FieldRows } from './rows.ts';

type RowsOf<Values> = { [Value in keyof Required<Values>]: FieldRows | readonly FieldRows[] };

const consents = { termPrivacyConsent: termsConsent, communicationConsent: communicationsConsent };

/** The rows of each value that a form holds: a value that is added to a form and has none does not compile. */
export const ROWS_OF = {
  property: {
    address: [propertySearch, ...propertyParts],
    occupancyType: occupancy,
    recentTransfer,
    waitlistConsent,
  } satisfies RowsOf<PropertyValues>,
  'home-address': { address: [homeSearch, ...homeParts] } satisfies RowsOf<HomeAddressValues>,
  'for-sale': { forSale } satisfies RowsOf<ForSaleValues>,
  'annual-income': { employmentType: employment, income, otherIncome } satisfies RowsOf<IncomeValues>,
  'legal-name': { firstName, middleName, lastName, suffix } satisfies RowsOf<NameValue>,
  birthdate: { dob: birthdate, ...consents } satisfies RowsOf<BirthdateValues>,
  'phone-and-email': { phone, email, smsMarketing, smsTransactional } satisfies RowsOf<ContactValues>,
  'set-password': { password, confirmPassword, ...consents } satisfies RowsOf<AccountValues>,
} satisfies Record<RegistrationStepId, Record<string, FieldRows | readonly FieldRows[]>>;
