import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import type { Lender } from './lender.ts';
import type { Section } from './pdf.ts';
import { parties, sampleClauses } from './texts.ts';

/** Until the closing comes up, the day itself is not known: the notice may yet be opened later than one applies. */
const closingIn = ({ dates }: Heloc): string => {
  const date = parseDate(dates.notaryEarliest ?? '');
  return date
    ? formatLongDate(date)
    : 'the 12th day after the day you apply or the day you are given this notice, whichever is later';
};

/** What a homestead in Texas is protected by (docs/rules.md#texas-home-equity). */
const texas = (heloc: Heloc): Section[] => [
  {
    heading: 'Waiting period and place',
    paragraphs: [
      `Texas law gives you a 12-day waiting period and special protections on your homestead. Your closing cannot be before ${closingIn(heloc)} and must be at an office of the lender, an attorney or a title company.`,
      'You may cancel without cost until the third day after the closing.',
    ],
  },
  {
    heading: 'How much',
    paragraphs: [
      'All loans secured by your homestead, this line included, may come to 80% of its fair market value. You and the lender sign what that value is.',
      'Fees may come to 2% of the line, apart from an appraisal, a survey and title insurance.',
      'Each draw is $4,000 or more. You get no card and no preprinted checks for the line.',
    ],
  },
  {
    heading: 'Your other protections',
    paragraphs: [
      'Every owner of the homestead, and the husband or wife of an owner, signs.',
      'The homestead may secure one such loan at a time, and one may be closed in 12 months.',
      'The line is without recourse: it is repaid from the homestead, not from what else you own, unless it was obtained by fraud.',
      'The lender may not make you pay off a debt that is not secured by the homestead and is owed to the same lender.',
      'You get a copy of what you sign, and the final fees, item by item, one business day before the closing.',
    ],
  },
];

const california: Section = {
  heading: 'Fair lending',
  paragraphs: [
    'It is illegal to discriminate in giving credit for a home because of race, color, religion, sex, marital status, domestic partnership, national origin or ancestry.',
    'It is illegal to do so because of trends, characteristics or conditions in the neighborhood, unless the lender can show in the particular case that it is needed to avoid an unsafe and unsound business practice.',
    'It is illegal to consider who lives in a neighborhood, by race, ethnicity, religion or national origin, when a home is appraised or when it is decided whether, and on what terms, credit is given.',
  ],
};

const wisconsin: Section = {
  heading: 'Marital property',
  paragraphs: [
    'No provision of a marital property agreement, a unilateral statement under section 766.59 of the Wisconsin Statutes, or a court decree under section 766.70 adversely affects the interest of the creditor unless the creditor, before the time the credit is granted, is furnished a copy of the agreement, statement or decree or has actual knowledge of the adverse provision when the obligation to the creditor is incurred.',
  ],
};

const ohio: Section = {
  heading: 'Equal credit',
  paragraphs: [
    'The Ohio laws against discrimination require that all creditors make credit equally available to all creditworthy customers, and that credit reporting agencies maintain separate credit histories on each individual upon request. The Ohio civil rights commission administers compliance with this law.',
  ],
};

const notice = (state: string, title: string, sections: (heloc: Heloc) => Section[]) => ({
  title,
  category: 'APPLICATION' as const,
  from: 'offerChosen' as const,
  when: ({ property }: Heloc) => property.state === state,
  sections: (heloc: Heloc, lender: Lender) => [parties(heloc, lender), ...sections(heloc)],
});

/** Notices that the law of the property's state requires. */
export const STATE_NOTICES = {
  TEXAS_NOTICE: notice('TX', 'Texas notice: your homestead', texas),
  NEW_YORK_PAMPHLET: notice('NY', 'New York pamphlet for mortgage applicants', () =>
    sampleClauses('pamphlet for New York', 3),
  ),
  CALIFORNIA_NOTICE: notice('CA', 'California notice: fair lending', () => [california]),
  WISCONSIN_NOTICE: notice('WI', 'Wisconsin notice: marital property', () => [wisconsin]),
  OHIO_NOTICE: notice('OH', 'Ohio notice: equal credit', () => [ohio]),
};
