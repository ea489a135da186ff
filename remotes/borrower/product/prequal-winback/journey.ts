import type { Journey } from '#src/testing/journey.ts';

const account = (uuid: string, creditor: string, type: string, monetaryBalance: number, more: object) => ({
  uuid: `0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a${uuid}`,
  creditor,
  type,
  mask: '2208',
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: 300,
  securedByHome: true,
  ...more,
});

/** 60 % of the home is owed, 10 % of it on a line that could be paid off; 30 % are asked for, 85 % allowed. */
export const OVER_LIMIT = {
  status: { checklistStatus: 'CLTV_LIEN_POSITION_REQUALIFY' },
  adjustedHomeAmount: 400_000,
  maxCltv: 0.85,
  liabilities: [
    account('3001', 'Fairhaven Mortgage', 'MORTGAGE', 200_000, { payoffEligible: false }),
    account('3002', 'Bluestem Home Equity', 'HELOC', 30_000, { payoffEligible: true, creditLimit: 40_000 }),
  ],
  winback: {
    requestedAmount: 120_000,
    minAmount: 15_000,
    position: 3,
    maxPosition: 3,
    estimateAllowed: true,
  },
};
const HEADING = 'You may still qualify';

export const journey = {
  states: {
    '': {
      application: OVER_LIMIT,
      heading: HEADING,
      refused: { button: 'Continue', messages: ['Choose what you would like to do'] },
    },
    'a loan to pay off': {
      application: OVER_LIMIT,
      heading: HEADING,
      reach: (at) => at.choose('Pay off one or more loans with this line'),
      refused: { button: 'Continue', messages: ['Choose the loans to pay off'] },
    },
    'borrow less': {
      application: OVER_LIMIT,
      heading: HEADING,
      async reach(at) {
        await at.choose('Borrow less');
        await at.fill('Amount of the line', '1');
      },
      refused: { button: 'Continue', messages: ['Enter an amount from $15,000 to $100,000'] },
    },
    withdraw: {
      application: OVER_LIMIT,
      heading: HEADING,
      async reach(at) {
        await at.choose('I do not want to continue');
        await at.press('Withdraw');
      },
      dialog: 'Withdraw your application?',
    },
  },
  async walk(at) {
    await at.choose('Borrow less');
    await at.press('Continue');
  },
  calls: {
    putRequalify: {
      application: OVER_LIMIT,
      reach: (at) => at.choose('Borrow less'),
      submit: 'Continue',
      next: (at) => at.expectHeading('Choose your offer'),
    },
  },
} satisfies Journey;
