import type { Profile } from '#src/api/contract/profile.ts';
import type { NameRules } from '#src/domain/person/names.ts';
import { keptPhone, mobileOf } from '#src/domain/person/phones.ts';
import { needsSpouse } from '#src/domain/person/spouse.ts';
import type { AddressValue } from '#src/features/address/value.ts';
import type { PhoneValues } from '#src/features/phone-confirm/values.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';

interface OwnerValue {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  relationship?: string;
  livesInHome?: string;
}

/** All five pages, as the forms hold them. */
export interface ContactValues extends PhoneValues {
  loanPurpose: string;
  ownershipType: string;
  trustName: string;
  trustDate: Partial<DateValue>;
  trustType: string;
  trustees: readonly { name?: string }[];
  coOwners: readonly OwnerValue[];
  maritalStatus: string;
  spouse: { firstName?: string; lastName?: string; email?: string };
  /** ISO time at which the notices about the marital status were on the page. */
  maritalNoticesAt: string;
  residency: string;
  mailingSame: boolean;
  mailing: AddressValue;
  hasHoa: string;
  hoaMonthly: string;
}

/** What the questions depend on besides the answers. */
export interface ContactFacts {
  email: string;
  /** Of the property. */
  state: string;
  asksResidency: boolean;
  /** Whether phones may be of other countries. */
  anyCountry: boolean;
  businessPurpose: boolean;
  nameRules: NameRules;
  /** yyyy-MM-dd */
  today: string;
}

export const MAX_OWNERS = 4;
/** The applicant is one of them. */
export const MAX_TRUSTEES = MAX_OWNERS + 1;

export function initialContact(profile: Profile): Partial<ContactValues> {
  return {
    trustees: [{}],
    coOwners: [{}],
    mailingSame: true,
    phone: keptPhone(mobileOf(profile.phoneNumbers)),
    smsMarketing: false,
    smsTransactional: false,
  };
}

/** Other owners sign when the title is joint, or when the trust has more than one trustee. */
export function hasCoOwners({ ownershipType, trustees }: Partial<ContactValues>): boolean {
  return ownershipType === 'JOINT' || (ownershipType === 'TRUST' && (trustees?.length ?? 0) > 1);
}

export function asksSpouse(values: Partial<ContactValues>, { state }: Pick<ContactFacts, 'state'>): boolean {
  const owners = hasCoOwners(values) ? (values.coOwners ?? []) : [];
  return needsSpouse({
    maritalStatus: values.maritalStatus,
    state,
    relationships: owners.map((owner) => owner?.relationship),
  });
}
