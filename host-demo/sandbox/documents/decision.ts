import type { Heloc } from '#src/api/contract/heloc.ts';
import { formatLongDate, type IsoDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { findBureau } from '#src/domain/person/creditBureaus.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { namesOf } from '#src/domain/registration/jointCredit.ts';
import type { Lender } from './lender.ts';
import type { Section } from './pdf.ts';
import { day, dollars } from './texts.ts';

/** The notice of action taken (docs/rules.md#declined-applications). */

/** Who it goes to, where several have applied together. */
export const addressedTo = (addressee: string, { participants }: Heloc): Section => ({
  heading: 'To',
  figures: [['This notice is for', addressee]],
  paragraphs: [
    `You applied together: ${namesOf(participants)}. Each applicant is given a notice of their own.`,
  ],
});

/** What was done about the application, and when. */
export const actionTaken = ({ dates, property }: Heloc, { name }: Lender): Section => {
  const decided = dayIn(property.state, dates.decided);
  return {
    heading: 'Action taken',
    figures: decided ? [['Date of the decision', formatLongDate(decided)]] : [],
    paragraphs: [
      `${name} has declined your application for a home equity line of credit: it cannot be approved as you applied for it.`,
    ],
  };
};

export const declineReasons = ({ decline }: Heloc): Section => ({
  heading: 'Principal reasons for the decision',
  paragraphs: decline?.reasons.length
    ? decline.reasons
    : ['We will send you a letter explaining the reasons within 30 days.'],
});

/** What can be had in place of what was declined. */
export const counterOffer = ({ decline }: Heloc): Section[] =>
  decline?.counterOffer
    ? [
        {
          heading: 'What we can offer instead',
          figures: [
            ['A line of up to', dollars(decline.counterOffer.maxAmount)],
            ...(decline.counterOffer.until
              ? [['You can choose it until', formatLongDate(decline.counterOffer.until as IsoDate)] as const]
              : []),
          ],
        },
      ]
    : [];

/** The report that was used. */
function report({ decline, property }: Heloc, { legal, bureaus }: Lender): Section[] {
  const bureau = findBureau(decline?.bureau);
  const facts = bureau && bureaus[bureau];
  const name = facts?.name ?? decline?.bureau;
  if (!name) return [];
  return [
    {
      heading: 'Credit report',
      figures: [
        ['Bureau', name],
        ...(facts
          ? [['Address', facts.address] as const, ['Toll-free', formatPhone(facts.phone)] as const]
          : []),
      ],
      paragraphs: [
        legal('fcraReport', { bureau: name }),
        ...(property.state === 'NY' ? [legal('nyInspection')] : []),
      ],
    },
  ];
}

/** The score that was used, and what weighed on it. */
function score({ decline }: Heloc): Section[] {
  if (!decline?.creditScore) return [];
  const { factors, scoreLow, scoreHigh } = decline;
  return [
    {
      heading: 'Credit score',
      figures: [
        ['Score', String(decline.creditScore)],
        ['Range', `${scoreLow ?? ''} to ${scoreHigh ?? ''}`],
        ['Date of the score', day(decline.scoreDate)],
        ['Source', decline.scoreSource ?? ''],
      ],
    },
    ...(factors?.length
      ? [{ heading: 'Key factors that lowered the credit score', paragraphs: factors }]
      : []),
  ];
}

/** Where the information came from, the score, and the person's rights, in the words of the page. */
export const declineSources = (heloc: Heloc, lender: Lender): Section[] => [
  ...report(heloc, lender),
  ...score(heloc),
  { heading: 'Equal credit opportunity', paragraphs: [lender.legal('ecoaNotice')] },
];
