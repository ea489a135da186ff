import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatDate, type IsoDate, parseDate } from '#src/domain/dates/dates.ts';
import type { OccupancyType } from '#src/domain/enums.ts';
import { formatApr, formatMoney, money } from '#src/domain/money/money.ts';
import { maturityOf } from '#src/domain/offer/maturity.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import type { Lender } from './lender.ts';
import type { Section } from './pdf.ts';

/** Sample wording with the person's real figures. Nothing here is legal text: that is the brand's. */

export const nameOf = ({ owner }: Heloc) => fullName(owner);

const USES = {
  HOME: 'Primary home',
  SECONDARY: 'Second home',
  INVESTMENT: 'Investment property',
} as const satisfies Record<OccupancyType, string>;

export const dollars = (amount: number | null | undefined) => formatMoney(money(amount ?? 0));
const percent = (value: number | null | undefined) => formatApr(value ?? 0);
export const day = (iso: string | null | undefined) =>
  iso ? formatDate(iso.slice(0, 10) as IsoDate) : 'to be determined';

/** Who lends to whom, and on which home. */
export const parties = (heloc: Heloc, lender: Lender): Section => ({
  heading: 'Application',
  figures: [
    ['Lender', lender.name],
    ['Address of the lender', lender.address],
    ['Application ID', heloc.loanNumber],
    ['Applicant', nameOf(heloc)],
    ...(heloc.nameOnDeed ? [['Name on the deed', heloc.nameOnDeed] as [string, string]] : []),
    ['Property', formatAddress(heloc.property)],
    ['Use of the property', USES[heloc.property.occupancyType as OccupancyType] ?? ''],
  ],
});

export const terms = (heloc: Heloc): Section => {
  const offer = heloc.selectedOffer;
  const created = parseDate(heloc.auditFields.createdDate) as IsoDate;
  const matures = maturityOf(heloc, heloc.term, created);
  return {
    heading: 'Terms of the line',
    figures: [
      ['Annual percentage rate (APR)', percent(heloc.rate)],
      ['Rate type', heloc.rateType === 'VARIABLE' ? 'Variable' : 'Fixed'],
      ['Term', `${heloc.term ?? 0} years`],
      ['Initial draw', dollars(offer?.drawAmount)],
      [
        'Origination fee',
        `${dollars(offer?.originationFeeAmount)} (${percent((offer?.originationFee ?? 0) * 100)})`,
      ],
      ['Total loan amount', dollars(offer?.totalAmount)],
      ['Paid to your creditors', dollars(offer?.payoffTotal)],
      ['Cash to you', dollars(offer?.cashToBorrower)],
      ['Monthly payment', dollars(heloc.monthlyPayment)],
      ...(matures
        ? [[`Due at maturity ${day(matures)}`, dollars(offer?.totalAmount)] as [string, string]]
        : []),
    ],
    paragraphs: [
      'APR does not include costs other than interest.',
      'We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement.',
    ],
  };
};

/** What a deed has to say of the line: public records show it, so not what it costs. */
export const secured = (heloc: Heloc): Section => ({
  heading: 'What this deed secures',
  figures: [['Line of credit, up to a principal of', dollars(heloc.selectedOffer?.totalAmount)]],
  paragraphs: [
    'Each owner of the home grants the lender a security interest in their share of it. An owner who is not a borrower signs for that alone, and owes no payments.',
  ],
});

export const payoffTable = (heloc: Heloc): Section => ({
  heading: 'Accounts to be paid',
  figures: heloc.payoffs.map(({ creditor, mask, amount }) => [
    `${creditor} ending ${mask ?? ''}`,
    dollars(amount),
  ]),
});

/** Enough sample text that a document has to be scrolled. */
export const sampleClauses = (subject: string, count: number): Section[] =>
  Array.from({ length: count }, (_, index) => ({
    heading: `${index + 1}. ${CLAUSES[index % CLAUSES.length] ?? ''}`,
    paragraphs: [
      `This section of the ${subject} is sample text of the sandbox. In production it is replaced by the lender's own approved wording. It is long enough to fill several lines, so that reading, scrolling, zooming and printing behave as they would with the real document.`,
      'Keep a copy of this document. If something is unclear, contact us before you go on: the telephone number and the hours are on every page of the application.',
    ],
  }));

const CLAUSES = [
  'Definitions',
  'Draw period and repayment',
  'How interest is calculated',
  'Fees and charges',
  'When we may suspend or reduce the line',
  'Insurance of the property',
  'Changes to this document',
  'Notices',
  'Governing law',
];
