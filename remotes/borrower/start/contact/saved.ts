import type { ContactBody } from '#src/api/contract/contact.ts';
import { datePartsOf, parseDate } from '#src/domain/dates/dates.ts';
import { money } from '#src/domain/money/money.ts';
import { keptPhone } from '#src/domain/person/phones.ts';
import { fromAddress } from '#src/features/address/value.ts';
import type { ContactValues } from './values.ts';

/** Answers that were sent, as the pages hold them: what `toContactBody` made of them, the other way round. */
export function contactFrom(body: ContactBody): Partial<ContactValues> {
  const date = parseDate(body.trust?.date ?? '');
  return {
    loanPurpose: body.loanPurpose,
    ownershipType: body.ownershipType,
    ...(body.trust
      ? {
          trustName: body.trust.name,
          trustDate: date ? datePartsOf(date) : {},
          trustType: body.trust.type,
          trustees: body.trust.trustees.map((name) => ({ name })),
        }
      : {}),
    ...(body.coOwners.length > 0
      ? {
          coOwners: body.coOwners.map(({ livesInHome, phoneNumber, ...owner }) => ({
            ...owner,
            phone: keptPhone(phoneNumber),
            livesInHome: livesInHome ? 'YES' : 'NO',
          })),
        }
      : {}),
    maritalStatus: body.maritalStatus,
    ...(body.spouse ? { spouse: { ...body.spouse } } : {}),
    residency: body.residency ?? '',
    mailingSame: !body.mailingAddress,
    ...(body.mailingAddress
      ? { mailing: fromAddress({ ...body.mailingAddress, street2: body.mailingAddress.street2 ?? '' }) }
      : {}),
    phone: keptPhone(body.phoneNumber),
    verifiedPhone: body.phoneNumber,
    hasHoa: body.hoaMonthly == null ? 'NO' : 'YES',
    hoaMonthly: body.hoaMonthly == null ? '' : money(body.hoaMonthly),
  };
}
