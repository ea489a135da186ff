import type { Application } from '../records.ts';
import { afterSeconds, type Place, type SomeRows, type Submits, toDo } from './row.ts';

const DEMOGRAPHICS_GIVEN: Place = { stage: 'MORE_INFO', reached: 'demographicsGiven' };

/** Income that was corrected on the summary counts at once; later it counts when it is verified. */
function afterIncomeChange({ heloc }: Application): string {
  if (!heloc.revisionReason) return 'GEN_SUMMARY_DISCLOSURE';
  return heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}

/** On the summary everything can be changed. */
const SUMMARY = {
  putOffer: 'OFFER_SELECTION',
  putContact: 'GEN_SUMMARY_DISCLOSURE',
  putDemographics: null,
  putIncome: afterIncomeChange,
  putPaperDocuments: null,
  postSummaryAcceptance: 'HARD_CREDIT_PULL',
} satisfies Submits;

export const detailRows = {
  COLLECT_ADDITIONAL_INFO: {
    stage: 'MORE_INFO',
    reached: 'offerChosen',
    mail: toDo('We need a few more details'),
    submits: { putContact: 'HMDA' },
  },
  HMDA: {
    stage: 'MORE_INFO',
    reached: 'contactGiven',
    mail: toDo('We need a few more details'),
    submits: {
      putDemographics: ({ heloc }) =>
        heloc.participants.every(({ demographicsGiven }) => demographicsGiven)
          ? 'GEN_SUMMARY_DISCLOSURE'
          : undefined,
    },
  },
  GEN_APP_DISCLOSURES: {
    ...DEMOGRAPHICS_GIVEN,
    mail: null,
    automatic: afterSeconds(1, 'GEN_SUMMARY_DISCLOSURE'),
  },
  GEN_SUMMARY_DISCLOSURE: {
    ...DEMOGRAPHICS_GIVEN,
    mail: null,
    automatic: afterSeconds(1, 'APP_SUBMISSION'),
    submits: SUMMARY,
  },
  APP_SUBMISSION: {
    ...DEMOGRAPHICS_GIVEN,
    mail: toDo('Your application is ready to be submitted'),
    submits: SUMMARY,
  },
} satisfies SomeRows;
