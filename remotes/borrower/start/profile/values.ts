import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { keptPhone, mobileOf } from '#src/domain/person/phones.ts';
import { homeAddressFrom, type PersonValue, personFrom } from '#src/features/person-details/value.ts';

export interface ProfileValues extends PersonValue {
  phone: string;
  softCreditConsent: boolean;
}

/** A consent is given for one check, where its text is read. */
export const SENSITIVE_FIELDS = ['softCreditConsent'] as const satisfies readonly (keyof ProfileValues)[];

/** What is known before anything is typed. */
export const valuesFrom = (profile: Profile, heloc: Heloc): ProfileValues => ({
  ...personFrom(profile.name, profile),
  homeAddress: homeAddressFrom(profile, heloc),
  phone: keptPhone(mobileOf(profile.phoneNumbers)),
  softCreditConsent: false,
});

export const isPhoneChanged = (values: ProfileValues, given: ProfileValues): boolean =>
  phoneDigits(values.phone) !== phoneDigits(given.phone);
