import type { putApplicant } from '#src/api/contract/applicant.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import { datePartsOf, type IsoDate, parseDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import { type AddressValue, fromAddress, toAddress } from '../address/value.ts';
import { type NameValue, nameBody } from '../person-name/value.ts';

/** Who applies: what a credit file is found by. */
export interface PersonValue extends NameValue {
  dob: DateValue;
  /** Where it is asked for: the property is not the home. */
  homeAddress?: AddressValue | undefined;
}

export const livesInProperty = ({ property }: Pick<Heloc, 'property'>) => property.occupancyType === 'HOME';

/** @param name the profile's, or the one that was looked for. */
export function personFrom(name: Profile['name'], { dob: date }: Profile): PersonValue {
  const { firstName = '', middleName, lastName = '', suffix } = name ?? {};
  const dob = parseDate(date ?? '');
  return {
    firstName,
    middleName: middleName ?? '',
    lastName,
    suffix: suffixToApi(suffix),
    dob: dob ? datePartsOf(dob) : { month: '', day: '', year: '' },
  };
}

/** The home address, if known, of a person who does not live in the property. */
export function homeAddressFrom(profile: Profile, heloc: Heloc): AddressValue {
  const home = heloc.homeAddress ?? profile.addresses.find(({ type }) => type === 'HOME');
  return fromAddress(home ? { ...home, street2: home.street2 ?? '' } : undefined);
}

/** What is asked together: shown while it is as it was given and in order, else open. */
export const PERSON_PARTS = ['name', 'dob', 'homeAddress'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

const TEXT_OF: Readonly<Record<PersonPart, (values: PersonValue) => string>> = {
  name: (values) => toJson(nameBody(values)),
  dob: ({ dob }) => parseDateParts(dob) ?? '',
  homeAddress: ({ homeAddress = {} }) => formatAddress(toAddress(homeAddress)),
};

export const isPartChanged = (part: PersonPart, values: PersonValue, given: PersonValue): boolean =>
  TEXT_OF[part](values) !== TEXT_OF[part](given);

/** The applicant as they are sent, without consents. */
export const applicantBody = (
  { dob, homeAddress = {} }: PersonValue,
  heloc: Heloc,
): Omit<BodyOf<typeof putApplicant>, 'shown' | 'softCreditVersion'> => ({
  dob: parseDateParts(dob) as IsoDate,
  ...(livesInProperty(heloc) ? {} : { homeAddress: toAddress(homeAddress) }),
});
