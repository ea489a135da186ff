import type { ContactBody } from '#src/api/contract/contact.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import {
  LOAN_PURPOSES,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
} from '#src/domain/application/applicationEnums.ts';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { EMPLOYMENT_TYPES, isOneOf, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { formatList } from '#src/domain/text/format.ts';
import { employmentLabels } from '#src/features/labels/employment.ts';
import { loanPurposeLabels } from '#src/features/labels/loanPurpose.ts';
import { maritalStatusLabels } from '#src/features/labels/maritalStatus.ts';
import { occupancyLabels } from '#src/features/labels/occupancy.ts';
import { ownershipLabels } from '#src/features/labels/ownership.ts';
import { relationshipLabels } from '#src/features/labels/relationship.ts';
import { residencyLabels } from '#src/features/labels/residency.ts';
import { trustTypeLabels } from '#src/features/labels/trustType.ts';
import type { Change } from './ChangeLink.tsx';
import { copy } from './copy.ts';

interface AnswerRow {
  key: string;
  term: string;
  /** Several are shown one below the other. */
  values: readonly string[];
  /** Where it can be changed; absent for what registration asked. */
  change?: Change | undefined;
}

export interface AnswerGroup {
  key: 'you' | 'home' | 'income' | 'owners';
  /** The most important of it. */
  summary: string;
  /** Where all of it is changed, if that is one place. */
  change?: Change;
  rows: AnswerRow[];
}

/** Keeps the line of a summary that is not known yet. */
const NO_DIGEST = '\u00a0';

/** The label of a listed value; what the server calls it when it is not in the list. */
function labelOf<const V extends string>(
  list: readonly V[],
  label: (value: V) => string,
  value: string | null | undefined,
): string {
  return isOneOf(list, value) ? label(value) : (value ?? '');
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  fullName({ firstName, lastName });
const dateOf = (iso: string | null | undefined) => {
  const date = parseDate(iso ?? '');
  return date && formatDate(date);
};

interface Answers {
  bundle: BrandBundle;
  heloc: Heloc;
  profile: Profile;
  /** What start/contact was answered with; its rows are left out until it is there. */
  contact: ContactBody | undefined;
  /** Writes a phone number. */
  phoneText(number: string | undefined): string;
}

const onPage = (page: string): Change => ({ part: 'CONTACT', page });

/** What the rows of every group are written with. */
function writerOf({ bundle, heloc, contact }: Answers) {
  const t = fillCopy(bundle, copy);
  return {
    t,
    row: (
      key: string,
      term: string,
      value: string | readonly string[] | null | undefined,
      change?: Change,
    ): AnswerRow => ({ key, term, values: [value || t('notGiven')].flat(), change }),
    rowsOf: (write: (body: ContactBody) => AnswerRow[]): AnswerRow[] => (contact ? write(contact) : []),
    atStart: contact ?? heloc.contact,
  };
}

function aboutYou(answers: Answers): AnswerRow[] {
  const { t, row, rowsOf, atStart } = writerOf(answers);
  const { bundle, heloc, profile, phoneText } = answers;
  const { property } = heloc;
  return [
    row('name', t('name'), fullName(heloc.owner)),
    row('dob', t('dob'), dateOf(profile.dob)),
    row('email', t('emailAddress'), profile.email),
    row('mobile', t('mobile'), phoneText(mobileOf(profile.phoneNumbers)), onPage('mailing')),
    row('homeAddress', t('homeAddress'), formatAddress(heloc.homeAddress ?? property)),
    ...rowsOf(({ mailingAddress }) => [
      row(
        'mailing',
        t('mailing'),
        mailingAddress
          ? formatAddress({ ...mailingAddress, street2: mailingAddress.street2 ?? '' })
          : t('mailingSame'),
        onPage('mailing'),
      ),
    ]),
    row(
      'marital',
      t('marital'),
      labelOf(MARITAL_STATUSES, fillCopy(bundle, maritalStatusLabels), atStart?.maritalStatus),
      onPage('marital'),
    ),
    ...rowsOf(({ spouse, residency }) => [
      ...(spouse
        ? [row('spouse', t('spouse'), [nameOf(spouse), spouse.email, t('signs')], onPage('marital'))]
        : []),
      ...(residency
        ? [row('residency', t('residency'), fillCopy(bundle, residencyLabels)(residency), onPage('marital'))]
        : []),
    ]),
    row('demographics', t('demographics'), t('demographicsKept'), { part: 'DEMOGRAPHICS' }),
  ];
}

function aboutHome(answers: Answers): AnswerRow[] {
  const { t, row, rowsOf, atStart } = writerOf(answers);
  const { bundle, heloc } = answers;
  const { property } = heloc;
  return [
    row('propertyAddress', t('propertyAddress'), formatAddress(property)),
    row(
      'occupancy',
      t('occupancy'),
      labelOf(OCCUPANCY_TYPES, fillCopy(bundle, occupancyLabels), property.occupancyType),
    ),
    row(
      'title',
      t('title'),
      labelOf(
        OWNERSHIP_TYPES,
        fillCopy(bundle, ownershipLabels),
        atStart?.ownershipType ?? property.ownershipType,
      ),
      onPage('title'),
    ),
    ...rowsOf(({ trust }) =>
      trust
        ? [
            row('trustName', t('trustName'), trust.name, onPage('title')),
            row('trustDate', t('trustDate'), dateOf(trust.date), onPage('title')),
            row('trustType', t('trustType'), fillCopy(bundle, trustTypeLabels)(trust.type), onPage('title')),
            row('trustees', t('trustees'), formatList(trust.trustees), onPage('title')),
          ]
        : [],
    ),
    row(
      'purpose',
      t('purpose'),
      labelOf(LOAN_PURPOSES, fillCopy(bundle, loanPurposeLabels), atStart?.loanPurpose),
      onPage('purpose'),
    ),
    ...rowsOf(({ hoaMonthly }) => [
      row(
        'hoa',
        t('hoa'),
        hoaMonthly == null ? t('none') : t('aMonth', { amount: formatMoney(money(hoaMonthly)) }),
        onPage('housing'),
      ),
    ]),
  ];
}

function aboutIncome(answers: Answers): AnswerRow[] {
  const { t, row } = writerOf(answers);
  const { bundle, heloc } = answers;
  const { income } = heloc;
  return [
    row(
      'employment',
      t('employment'),
      labelOf(EMPLOYMENT_TYPES, fillCopy(bundle, employmentLabels), income.employmentType),
    ),
    row('annual', t('annual'), formatWholeMoney(income.incomePrimary)),
    row('other', t('other'), formatWholeMoney(income.incomeOther)),
  ];
}

function aboutOwners(answers: Answers, others: ContactBody['coOwners']): AnswerRow[] {
  const { t, row } = writerOf(answers);
  const { bundle, heloc, phoneText } = answers;
  return [
    row(
      'you',
      t('ownerNumber', { number: 1 }),
      others.length > 0 ? t('ownerYou', { name: fullName(heloc.owner) }) : t('onlyYou'),
    ),
    ...others.map((owner, index) =>
      row(owner.email, t('ownerNumber', { number: index + 2 }), [
        nameOf(owner),
        owner.email,
        phoneText(owner.phoneNumber),
        fillCopy(bundle, relationshipLabels)(owner.relationship),
        t(owner.livesInHome ? 'livesInHome' : 'livesElsewhere'),
        t('signs'),
      ]),
    ),
  ];
}

/** The applicant's answers, in groups, as the server has them. */
export function answerGroups(answers: Answers): AnswerGroup[] {
  const { bundle, heloc, contact } = answers;
  const t = fillCopy(bundle, copy);
  const you = fullName(heloc.owner);
  const others = contact?.coOwners ?? [];
  const ownersDigest = others.length > 0 ? formatList([you, ...others.map(nameOf)]) : t('onlyYou');

  return [
    { key: 'you', summary: you, change: onPage('mailing'), rows: aboutYou(answers) },
    {
      key: 'home',
      summary: formatAddress(heloc.property),
      change: onPage('title'),
      rows: aboutHome(answers),
    },
    {
      key: 'income',
      summary: t('incomeDigest', { amount: formatWholeMoney(heloc.income.incomePrimary) }),
      change: { part: 'INCOME' },
      rows: aboutIncome(answers),
    },
    {
      key: 'owners',
      summary: contact ? ownersDigest : NO_DIGEST,
      change: onPage('title'),
      rows: contact ? aboutOwners(answers, others) : [],
    },
  ];
}
