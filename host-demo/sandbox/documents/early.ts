import { createHash } from 'node:crypto';
import { EARLY_DOCUMENTS, type EarlyDocumentType } from '#src/domain/documents/earlyDocuments.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { formatApr, formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { interestOnlyPayment, monthlyPayment } from '#src/domain/offer/offers.ts';
import {
  DRAW_PERIOD,
  EXAMPLE_APR,
  HIGHEST_APR,
  LOWEST_APR,
  MIN_DRAW,
  MIN_DRAW_BY_STATE,
  TERMS,
  VARIABLE_TERM,
} from '../model/pricing.ts';
import { makePdf, type Section } from './pdf.ts';
import { sampleClauses } from './texts.ts';

/** Of the texts below: a change of them makes a new version, dated in the document. */
const IN_FORCE = new Date('2026-11-02T00:00:00.000Z');
const EXAMPLE = 10_000;
const MONTHS = 12;

const whole = (dollars: number) => formatWholeMoney(money(dollars));

/** What a minimum payment comes to, by term, and how long it takes (docs/rules.md#before-one-applies). */
function paymentExample(senior: boolean): Section {
  const intro = `You owe ${whole(EXAMPLE)} at an APR of ${formatApr(EXAMPLE_APR)}, a rate we have recently charged, and take out nothing more.`;
  if (senior) {
    const interest = formatMoney(interestOnlyPayment(EXAMPLE, EXAMPLE_APR));
    return {
      heading: 'Payment example',
      paragraphs: [
        intro,
        `The minimum payment is the interest: ${interest} a month for ${VARIABLE_TERM} years, ${VARIABLE_TERM * MONTHS} payments. They pay back none of the ${whole(EXAMPLE)}, which is due at the end in one sum (a balloon payment).`,
      ],
    };
  }
  return {
    heading: 'Payment example',
    figures: TERMS.map((term) => [
      `Over ${term} years, ${term * MONTHS} payments`,
      `${formatMoney(monthlyPayment(EXAMPLE, EXAMPLE_APR, term))} a month`,
    ]),
    paragraphs: [
      intro,
      'The minimum payment is the same every month and pays back interest and principal. After the last one nothing is owed: there is no balloon payment.',
    ],
  };
}

/** How long the line can be drawn on, what can be drawn again, and the least that can be drawn. */
function draws(senior: boolean): Section {
  const terms: readonly number[] = senior ? [VARIABLE_TERM] : TERMS;
  const states = Object.entries(MIN_DRAW_BY_STATE).map(([state, least]) => `${whole(least)} in ${state}`);
  return {
    heading: 'Drawing on the line',
    figures: [
      ...terms.map((term) => [`Draw period of a ${term}-year line`, `${DRAW_PERIOD[term]} years`] as const),
      ['Minimum draw', whole(MIN_DRAW)],
    ],
    paragraphs: [
      `You take out the whole line at the start; that draw is ${whole(MIN_DRAW)} at least (${states.join(', ')}). During the draw period you can draw again what you have paid back of the principal, up to the amount of the line. After it you pay back what you owe and can draw no more.`,
    ],
  };
}

/** The disclosures that the law requires for every line before the application. */
export const lineTerms = (senior: boolean): Section[] => [
  {
    heading: 'Keep a copy',
    paragraphs: [
      'Please keep a copy of these terms. If one of them changes before the line is opened, other than the rate, and you then decide not to open it, we return every fee you have paid.',
    ],
  },
  {
    heading: 'Your home is at stake',
    paragraphs: [
      'We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement.',
    ],
  },
  {
    heading: 'Annual percentage rate (APR)',
    figures: [['APR of a line', `${formatApr(LOWEST_APR)} to ${formatApr(HIGHEST_APR)}`]],
    paragraphs: ['APR does not include costs other than interest.'],
  },
  paymentExample(senior),
  draws(senior),
  {
    heading: 'When we may end, freeze or reduce the line',
    paragraphs: [
      'We may end the line and ask for all that you owe if you do not pay, if you misled us, or if what you do harms the home or our rights in it. We may refuse draws or reduce the line while the value of the home, or your finances, are much worse than when you applied.',
    ],
  },
  {
    heading: 'Fees and taxes',
    paragraphs: [
      'An origination fee of up to 4.99% of the draw is added to what you owe. What others charge, such as recording fees and taxes, is estimated with your offers. Talk to a tax advisor about whether your interest is deductible.',
    ],
  },
];

const CONTENT = {
  EARLY_DISCLOSURE: {
    title: 'Important terms of our home equity line',
    sections: (senior: boolean) => [...lineTerms(senior), ...sampleClauses('early disclosure', 3)],
  },
  BROCHURE: {
    title: 'What you should know about home equity lines of credit',
    sections: () => sampleClauses('brochure', 9),
  },
} as const satisfies Record<EarlyDocumentType, { title: string; sections(senior: boolean): Section[] }>;

/** A document that everybody is given before they apply; `undefined` for any other name. */
export async function earlyDocument(name: string, { senior }: { senior: boolean }) {
  if (!isOneOf(EARLY_DOCUMENTS, name)) return undefined;
  const { title, sections } = CONTENT[name];
  const { bytes, pages } = await makePdf(
    { title, sections: sections(senior) },
    { date: IN_FORCE, footer: `${title}   As of ${IN_FORCE.toISOString().slice(0, 10)}` },
  );
  return { type: name, title, bytes, pages, sha256: createHash('sha256').update(bytes).digest('hex') };
}
