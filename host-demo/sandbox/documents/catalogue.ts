import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Milestone } from '../model/milestones.ts';
import { isRefused } from '../model/refusals.ts';
import { actionTaken, addressedTo, counterOffer, declineReasons, declineSources } from './decision.ts';
import { lineTerms } from './early.ts';
import type { Lender } from './lender.ts';
import type { Section } from './pdf.ts';
import { rightToCancel } from './rightToCancel.ts';
import { STATE_NOTICES } from './stateNotices.ts';
import { parties, payoffTable, sampleClauses, secured, terms } from './texts.ts';

export interface DocumentKind {
  title: string;
  category: 'APPLICATION' | 'SIGNING' | 'NOTARY' | 'DECISION';
  /** Recorded when the person accepts it; absent: for information. */
  consentType?: string;
  /** There from this milestone on. */
  from: Milestone;
  /** Only for some. */
  when?: (heloc: Heloc) => boolean;
  /** Lines to sign on. */
  signatures?: readonly string[];
  /** The first page is initialled as well. */
  initials?: boolean;
  /** Each applicant gets one of their own (docs/rules.md#declined-applications). */
  each?: boolean;
  /** @param addressee of a document of which each applicant gets one */
  sections: (heloc: Heloc, lender: Lender, addressee?: string) => Section[];
}

/** No other loan on the home is left open. */
const isFirstLien = ({ liabilities }: Heloc) =>
  liabilities.every(({ securedByHome, payOff }) => !securedByHome || payOff?.status === 'MARKED_FOR_PAYOFF');

/** Everything the sandbox can hand out, in reading order (docs/rules.md#documents-of-an-application). */
export const CATALOGUE = {
  NY_CREDIT_NOTICE: {
    title: 'Notice about consumer reports',
    category: 'APPLICATION',
    consentType: 'SOFT_CREDIT',
    from: 'created',
    when: ({ property }) => property.state === 'NY',
    sections: (heloc, lender) => [
      parties(heloc, lender),
      {
        heading: 'Consumer report',
        paragraphs: [
          'A consumer report may be requested in connection with your application. If you ask, we will tell you whether a report was requested and, if so, the name and address of the agency that furnished it. Later reports may be requested to update, renew or extend this credit.',
        ],
      },
    ],
  },
  ESIGN_SAMPLE: {
    title: 'Sample PDF',
    category: 'APPLICATION',
    from: 'offerChosen',
    sections: () => [
      {
        heading: 'You can read this',
        paragraphs: ['If you can read this page, you can open the documents of your application.'],
      },
    ],
  },
  ESIGN: {
    title: 'Electronic consent',
    category: 'APPLICATION',
    consentType: 'ESIGN',
    from: 'offerChosen',
    sections: (heloc, lender) => [
      parties(heloc, lender),
      {
        heading: 'What you agree to',
        paragraphs: [
          'You can get any of these documents on paper at no charge. You can withdraw this consent at any time; if you do, we will continue by mail and it may take longer.',
          'It covers all documents for this application and the account. You need a current web browser, a PDF reader, an email address, and a way to print or save. Tell us if your email changes.',
        ],
      },
      ...sampleClauses('electronic consent', 4),
    ],
  },
  EARLY_DISCLOSURE: {
    title: 'Important terms of our home equity line',
    category: 'APPLICATION',
    consentType: 'SUMMARY_DISCLOSURE',
    from: 'offerChosen',
    sections: (heloc, lender) => [
      parties(heloc, lender),
      terms(heloc),
      ...lineTerms(heloc.productType === 'SENIOR'),
      ...sampleClauses('early disclosure', 3),
    ],
  },
  BROCHURE: {
    title: 'What you should know about home equity lines of credit',
    category: 'APPLICATION',
    from: 'offerChosen',
    sections: () => sampleClauses('brochure', 9),
  },
  PRIVACY_NOTICE: {
    title: 'Privacy notice',
    category: 'APPLICATION',
    from: 'offerChosen',
    sections: () => sampleClauses('privacy notice', 5),
  },
  CREDIT_SCORE: {
    title: 'Credit score disclosure',
    category: 'APPLICATION',
    from: 'offerChosen',
    sections: (heloc, lender) => [parties(heloc, lender), ...sampleClauses('credit score disclosure', 3)],
  },
  COUNSELORS: {
    title: 'Housing counselor list',
    category: 'APPLICATION',
    from: 'offerChosen',
    sections: (heloc, lender) => [parties(heloc, lender), ...sampleClauses('housing counselor list', 3)],
  },
  VALUATION_NOTICE: {
    title: 'Your right to copies of valuations',
    category: 'APPLICATION',
    from: 'offerChosen',
    when: isFirstLien,
    sections: (heloc, lender) => [
      parties(heloc, lender),
      {
        heading: 'Copies of valuations',
        paragraphs: [
          "We may order an appraisal to determine the property's value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.",
          'You can pay for an additional appraisal for your own use at your own cost.',
        ],
      },
    ],
  },
  ...STATE_NOTICES,
  AGREEMENT: {
    title: 'Home equity line agreement and disclosures',
    category: 'SIGNING',
    from: 'identityVerified',
    signatures: ['Borrower'],
    initials: true,
    sections: (heloc, lender) => [parties(heloc, lender), terms(heloc), ...sampleClauses('agreement', 9)],
  },
  RIGHT_TO_CANCEL: {
    title: 'Notice of right to cancel',
    category: 'SIGNING',
    from: 'identityVerified',
    // Owner-occupied homes only (docs/rules.md#right-to-cancel).
    when: ({ property }) => property.occupancyType === 'HOME',
    signatures: ['I have received this notice'],
    sections: (heloc, lender) => [parties(heloc, lender), ...rightToCancel(heloc, lender)],
  },
  PAYOFF_AUTHORIZATION: {
    title: 'Payoff authorization',
    category: 'SIGNING',
    from: 'identityVerified',
    when: ({ payoffs }) => payoffs.length > 0,
    signatures: ['Borrower'],
    sections: (heloc, lender) => [
      parties(heloc, lender),
      payoffTable(heloc),
      ...sampleClauses('payoff authorization', 2),
    ],
  },
  COMPLIANCE: {
    title: 'Compliance agreement',
    category: 'SIGNING',
    from: 'identityVerified',
    signatures: ['Borrower'],
    sections: (heloc, lender) => [parties(heloc, lender), ...sampleClauses('compliance agreement', 3)],
  },
  DEED: {
    title: 'Deed of trust',
    category: 'NOTARY',
    from: 'identityVerified',
    signatures: ['Grantor, before the notary'],
    sections: (heloc, lender) => [
      parties(heloc, lender),
      secured(heloc),
      ...sampleClauses('deed of trust', 7),
    ],
  },
  ADVERSE_ACTION: {
    title: 'Notice of action taken',
    category: 'DECISION',
    from: 'created',
    when: isRefused,
    each: true,
    sections: (heloc, lender, addressee) => [
      ...(addressee ? [addressedTo(addressee, heloc)] : []),
      parties(heloc, lender),
      actionTaken(heloc, lender),
      declineReasons(heloc),
      ...counterOffer(heloc),
      ...declineSources(heloc, lender),
    ],
  },
} as const satisfies Record<string, DocumentKind>;

export type DocumentType = keyof typeof CATALOGUE;
