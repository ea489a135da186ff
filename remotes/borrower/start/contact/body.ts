import { type ContactBody, RELATIONSHIPS, RESIDENCIES, TRUST_TYPES } from '#src/api/contract/contact.ts';
import {
  LOAN_PURPOSES,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
} from '#src/domain/application/applicationEnums.ts';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { parseMoneyInput } from '#src/domain/money/money.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { normalizeName } from '#src/domain/person/names.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { toAddress } from '#src/features/address/value.ts';
import { shortNameBody } from '#src/features/person-name/value.ts';
import { asksSpouse, type ContactFacts, type ContactValues, hasCoOwners } from './values.ts';

/** A value of a closed list that the pages have checked. */
function listed<const V extends string>(list: readonly V[], value: string | undefined): V {
  if (!isOneOf(list, value)) throw new Error(`Not one of ${list.join(', ')}: ${value}`);
  return value;
}

const email = (text: string | undefined) => normalizeEmail(text ?? '');

function trustOf(values: ContactValues): NonNullable<ContactBody['trust']> {
  return {
    name: values.trustName.trim(),
    date: parseDateParts(values.trustDate) ?? '',
    type: listed(TRUST_TYPES, values.trustType),
    trustees: values.trustees.map((trustee) => normalizeName(trustee?.name ?? '')),
  };
}

/** What the pages collected, without answers to questions that no longer apply. */
export function toContactBody(values: ContactValues, facts: ContactFacts): ContactBody {
  return {
    loanPurpose: listed(LOAN_PURPOSES, values.loanPurpose),
    ownershipType: listed(OWNERSHIP_TYPES, values.ownershipType),
    trust: values.ownershipType === 'TRUST' ? trustOf(values) : undefined,
    coOwners: hasCoOwners(values)
      ? values.coOwners.map((owner) => ({
          ...shortNameBody(owner),
          email: email(owner.email),
          phoneNumber: phoneDigits(owner.phone),
          relationship: listed(RELATIONSHIPS, owner.relationship),
          livesInHome: owner.livesInHome === 'YES',
        }))
      : [],
    maritalStatus: listed(MARITAL_STATUSES, values.maritalStatus),
    spouse: asksSpouse(values, facts)
      ? {
          ...shortNameBody(values.spouse),
          email: email(values.spouse.email),
        }
      : undefined,
    residency: facts.asksResidency ? listed(RESIDENCIES, values.residency) : null,
    mailingAddress: values.mailingSame ? undefined : toAddress(values.mailing),
    phoneNumber: phoneDigits(values.phone),
    hoaMonthly: values.hasHoa === 'YES' ? Number(parseMoneyInput(values.hoaMonthly)) : null,
  };
}
