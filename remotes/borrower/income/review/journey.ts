import type { Journey } from '#src/testing/journey.ts';
import { incomeByBank, linkPay } from '../link/journey.ts';

const HEADING = 'Verify your income';

export const journey = {
  states: {
    '': { application: 'INCOME_VERIFICATION', heading: HEADING },
    'in review': {
      application: {
        status: 'INCOME_VERIFICATION',
        incomeRequestRecords: [
          { uuid: 'a', method: 'MANUAL_PAYSTUB', status: 'PENDING_REVIEW', created: '2026-11-20T10:00:00Z' },
        ],
        hold: true,
      },
      heading: HEADING,
      reach: (at) => at.readText('In review'),
      waits: 'mail',
    },
  },
  walk: async (at) => {
    await incomeByBank(at);
    await at.press('Continue');
  },
  calls: {
    getIncomeRecords: {
      application: 'INCOME_VERIFICATION',
      message: 'We could not load this part of the page.',
      next: (at) => at.expectButton('Use my bank'),
    },
    putIncomeRecord: { testedBy: 'income/link' },
    putIncome: {
      application: 'INCOME_VERIFICATION',
      async reach(at) {
        await at.press('My income is different');
        await at.fill('Annual pre-tax income', '150,000');
        await at.tick(/^I confirm that this is my annual income/);
      },
      reopen: (at) => at.press('My income is different'),
      submit: 'Save income',
      next: (at) => at.expectButton('My income is different'),
    },
    deleteIncomeRecord: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      reach: linkPay,
      draft: false, // Nothing is typed.
      submit: /^Remove/,
      next: (at) => at.expectButton('Use my bank'),
    },
    putIncomeSources: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      reach: linkPay,
      draft: false, // Nothing is typed.
      submit: 'Continue',
      next: (at) => at.expectHeading('Verify your identity'),
    },
  },
} satisfies Journey;
