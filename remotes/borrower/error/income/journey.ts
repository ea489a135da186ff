import type { Journey } from '#src/testing/journey.ts';

const record = (uuid: string, more: object) => ({
  uuid,
  method: 'PLAID_TRANSACTIONS',
  source: 'Harbor Community Bank',
  status: 'FAILED_VERIFICATION',
  annualAmount: null,
  message: 'No matching deposits',
  created: '2026-11-20T10:00:00Z',
  ...more,
});

/** A bank and a document, both without success. */
export const FAILED = {
  status: { checklistStatus: 'INCOME_VERIFICATION' },
  incomeRequestRecords: [
    record('a', {}),
    record('b', {
      method: 'MANUAL_PAYSTUB',
      source: 'Alder Mill',
      message: 'We could not read this document',
    }),
  ],
};
const OPENED = { application: FAILED, path: 'error/income' };

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: "We couldn't verify your income",
      reach: (at) => at.expectButton('Upload documents instead'),
    },
  },
  calls: {
    getIncomeRecords: {
      ...OPENED,
      message: 'We could not load this part of the page.',
      next: (at) => at.expectButton('Upload documents instead'),
    },
  },
} satisfies Journey;
