/** What registration holds while it runs; never a password, SSN or account number. (docs/rules.md#registration-answers) */

import type { IsoDate } from '../dates/dates.ts';
import type { EmploymentType, OccupancyType } from '../enums.ts';
import type { Money } from '../money/money.ts';
import type { PersonName } from '../person/names.ts';
import type { Address } from '../property/address.ts';

export interface RegistrationAnswers {
  propertyAddress?: (Partial<Address> & { occupancyType?: OccupancyType | undefined }) | undefined;
  homeAddress?: Partial<Address> | undefined;
  isListedForSale?: boolean | undefined;
  hasSaleStatusBeenSet?: boolean | undefined;
  income?:
    | {
        /** Whole dollars a year. */
        income?: Money | undefined;
        otherIncome?: Money | undefined;
        employmentType?: EmploymentType | undefined;
      }
    | undefined;
  hasIncomeBeenSet?: boolean | undefined;
  name?: Partial<PersonName> | undefined;
  dob?: IsoDate | undefined;
  email?: string | undefined;
  /** Ten digits or any spelling of them. */
  phoneNumber?: string | undefined;
  /** Email and phone were asked for and answered here. */
  hasContactBeenSet?: boolean | undefined;
  communicationConsent?: boolean | undefined;
  /** Wants a notification once we lend where the property is. */
  waitlistConsent?: boolean | undefined;
  smsMarketingConsent?: boolean | undefined;
  smsTransactionalConsent?: boolean | undefined;
  termPrivacyConsent?: boolean | undefined;
  isPrepopComplete?: boolean | undefined;
  isEmailPrefilled?: boolean | undefined;
  isNamePrefilled?: boolean | undefined;
  isDobPrefilled?: boolean | undefined;
}
