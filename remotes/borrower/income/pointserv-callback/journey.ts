import type { Journey } from '#src/testing/journey.ts';
import { SELF_EMPLOYED } from '../link/journey.ts';

export const journey = {
  states: {
    expired: {
      application: SELF_EMPLOYED,
      path: 'income/pointserv-callback?state=another&result=SIGNED',
      heading: 'This link has expired. Start again',
      reach: (at) => at.expectButton('Start again'),
    },
  },
  calls: {
    getIncomeRecords: { testedBy: 'income/review' },
    postTaxTranscriptResult: { testedBy: 'remotes/borrower/income/pointserv-callback/View.test.tsx' },
  },
} satisfies Journey;
