import type { putApplicant } from '#src/api/contract/applicant.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { formatAddress } from '#src/domain/address.ts';
import { datePartsOf, type IsoDate, parseDate, parseDateParts } from '#src/domain/dates.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { formatPhone, mobileOf, phoneDigits } from '#src/domain/phone.ts';
import { type AddressValue, fromAddress, toAddress } from '#src/features/address/value.ts';
import { type NameValue, nameBody } from '#src/features/person-name/value.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';

export interface ProfileValues extends NameValue {
  dob: DateValue;
  phone: string;
  /** Where the property is not the home. */
  homeAddress: AddressValue;
  softCreditConsent: boolean;
}

/** A consent is given for one check, where its text is read. */
export const NEVER_KEPT = ['softCreditConsent'] as const satisfies readonly (keyof ProfileValues)[];

export const livesInProperty = ({ property }: Pick<Heloc, 'property'>) => property.occupancyType === 'HOME';

/** What is known before anything is typed. */
export function valuesFrom(profile: Profile, heloc: Heloc): ProfileValues {
  const { firstName = '', middleName, lastName = '', suffix } = profile.name ?? {};
  const dob = parseDate(profile.dob ?? '');
  const home = heloc.homeAddress ?? profile.addresses.find(({ type }) => type === 'HOME');
  return {
    firstName,
    middleName: middleName ?? '',
    lastName,
    suffix: suffixToApi(suffix),
    dob: dob ? datePartsOf(dob) : { month: '', day: '', year: '' },
    phone: formatPhone(mobileOf(profile.phoneNumbers)),
    homeAddress: fromAddress(home ? { ...home, street2: home.street2 ?? '' } : undefined),
    softCreditConsent: false,
  };
}

/** What is asked together: shown while it is as the profile has it and in order, else open. */
export type Part = 'name' | 'phone' | 'homeAddress';

const TEXT_OF: Readonly<Record<Part, (values: ProfileValues) => string>> = {
  name: (values) => JSON.stringify(nameBody(values)),
  phone: ({ phone }) => phoneDigits(phone),
  homeAddress: ({ homeAddress }) => formatAddress(toAddress(homeAddress)),
};

export const isChanged = (part: Part, values: ProfileValues, given: ProfileValues): boolean =>
  TEXT_OF[part](values) !== TEXT_OF[part](given);

/** @param softCreditVersion of the consent that was given; `undefined` when one is held. */
export function applicantBody(
  { dob, homeAddress }: ProfileValues,
  heloc: Heloc,
  softCreditVersion: string | undefined,
): BodyOf<typeof putApplicant> {
  return {
    dob: parseDateParts(dob) as IsoDate,
    ...(livesInProperty(heloc) ? {} : { homeAddress: toAddress(homeAddress) }),
    softCreditVersion: softCreditVersion ?? null,
  };
}
