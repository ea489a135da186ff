import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/address.ts';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import {
  EMPLOYMENT_TYPES,
  isOneOf,
  LOAN_PURPOSES,
  MARITAL_STATUSES,
  OCCUPANCY_TYPES,
  OWNERSHIP_TYPES,
} from '#src/domain/enums.ts';
import { formatList } from '#src/domain/format.ts';
import { formatWholeMoney } from '#src/domain/money.ts';
import { answeredName } from '#src/domain/names.ts';
import { formatPhone, mobileOf } from '#src/domain/phone.ts';
import { employmentLabels } from '#src/features/labels/employment.ts';
import { loanPurposeLabels } from '#src/features/labels/loanPurpose.ts';
import { maritalStatusLabels } from '#src/features/labels/maritalStatus.ts';
import { occupancyLabels } from '#src/features/labels/occupancy.ts';
import { ownershipLabels } from '#src/features/labels/ownership.ts';
import type { Change } from './ChangeLink.tsx';
import { copy } from './copy.ts';

export interface AnswerRow {
  key: string;
  term: string;
  value: string;
  /** Where it can be changed; absent for what registration asked. */
  change?: Change | undefined;
}

export interface AnswerGroup {
  key: 'you' | 'home' | 'income' | 'owners';
  /** The most important of it. */
  digest: string;
  /** Where all of it is changed, if that is one place. */
  change?: Change;
  rows: AnswerRow[];
}

/** The label of a listed value; what the server calls it when it is not in the list. */
function labelOf<const V extends string>(
  list: readonly V[],
  label: (value: V) => string,
  value: string | null | undefined,
): string {
  return isOneOf(list, value) ? label(value) : (value ?? '');
}

/** What the applicant told us, in groups, as it stands on the server. */
export function answerGroups(bundle: BrandBundle, heloc: Heloc, profile: Profile): AnswerGroup[] {
  const t = fillCopy(bundle, copy);
  const row = (key: string, term: string, value: string | null | undefined, change?: Change) => ({
    key,
    term,
    value: value || t('notGiven'),
    change,
  });
  const contactPage = (step: string): Change => ({ part: 'CONTACT', step });
  const dob = parseDate(profile.dob ?? '');
  const { contact, property, income } = heloc;
  const you = answeredName(heloc.owner);
  const owners = heloc.helocSigners.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const ownership = contact?.ownershipType ?? property.ownershipType;
  return [
    {
      key: 'you',
      digest: you,
      rows: [
        row('name', t('name'), you),
        row('dob', t('dob'), dob && formatDate(dob)),
        row('email', t('emailAddress'), profile.email),
        row('mobile', t('mobile'), formatPhone(mobileOf(profile.phoneNumbers)), contactPage('mailing')),
        row('homeAddress', t('homeAddress'), formatAddress(heloc.homeAddress ?? property)),
        row(
          'marital',
          t('marital'),
          labelOf(MARITAL_STATUSES, fillCopy(bundle, maritalStatusLabels), contact?.maritalStatus),
          contactPage('marital'),
        ),
        row('demographics', t('demographics'), t('demographicsKept'), { part: 'DEMOGRAPHICS' }),
      ],
    },
    {
      key: 'home',
      digest: formatAddress(property),
      rows: [
        row('propertyAddress', t('propertyAddress'), formatAddress(property)),
        row(
          'occupancy',
          t('occupancy'),
          labelOf(OCCUPANCY_TYPES, fillCopy(bundle, occupancyLabels), property.occupancyType),
        ),
        row(
          'title',
          t('title'),
          labelOf(OWNERSHIP_TYPES, fillCopy(bundle, ownershipLabels), ownership),
          contactPage('title'),
        ),
        row(
          'purpose',
          t('purpose'),
          labelOf(LOAN_PURPOSES, fillCopy(bundle, loanPurposeLabels), contact?.loanPurpose),
          contactPage('purpose'),
        ),
      ],
    },
    {
      key: 'income',
      digest: t('incomeDigest', { amount: formatWholeMoney(income.incomePrimary) }),
      change: { part: 'INCOME' },
      rows: [
        row(
          'employment',
          t('employment'),
          labelOf(EMPLOYMENT_TYPES, fillCopy(bundle, employmentLabels), income.employmentType),
        ),
        row('annual', t('annual'), formatWholeMoney(income.incomePrimary)),
        row('other', t('other'), formatWholeMoney(income.incomeOther)),
      ],
    },
    {
      key: 'owners',
      digest: owners.length > 0 ? formatList([you, ...owners]) : t('onlyYou'),
      change: contactPage('title'),
      rows:
        heloc.helocSigners.length === 0
          ? [row('you', t('ownerNumber', { number: 1 }), t('onlyYou'))]
          : [
              row('you', t('ownerNumber', { number: 1 }), t('ownerYou', { name: you })),
              ...heloc.helocSigners.map(({ uuid, firstName, lastName, email }, index) =>
                row(
                  uuid,
                  t('ownerNumber', { number: index + 2 }),
                  `${firstName} ${lastName}, ${email}. ${t('ownerSigns')}`,
                ),
              ),
            ],
    },
  ];
}
