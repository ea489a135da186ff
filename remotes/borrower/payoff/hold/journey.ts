import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

const SEND = 'Send my letter';
const HEADING = "We've asked Meridian Card for a payoff amount";
const READ = 'We are looking at your letter';
/** So far ahead that a letter is good whenever the test runs. */
const YEAR = '2099';

const payoff = (creditor: string, mask: string) => ({
  creditor,
  mask,
  amount: 7499.75,
  status: 'REQUESTED',
  requestedAt: '2026-11-20T18:00:00Z',
});
const held = (payoffs: object[]) => ({
  status: { checklistStatus: 'PAYOFF_REQUEST_PENDING' },
  payoffs,
  hold: true,
});
const ONE = held([payoff('Meridian Card', '7654')]);

const SIGN = 'Agree and sign';
export const CLOSE_TEXT = /^I want my credit line Bluestem Home Equity \*\*\*\*2208 closed/;
/** A credit line among the loans that are paid off. */
export const CREDIT_LINE = {
  ...held([payoff('Bluestem Home Equity', '2208')]),
  liabilities: [
    {
      creditor: 'Bluestem Home Equity',
      mask: '2208',
      type: 'HELOC',
      monetaryBalance: 7499.75,
      creditLimit: 30_000,
      securedByHome: true,
      payOff: { status: 'MARKED_FOR_PAYOFF' },
    },
  ],
};

/** Filled in; not sent. */
export async function writeLetter(at: PageDriver): Promise<void> {
  await at.upload(/^Payoff letter/, samplePdf('letter.pdf'));
  await at.readText('Uploaded');
  await at.fill('Payoff amount in the letter', '7,512.40');
  await at.fill('Month', '4');
  await at.fill('Day', '30');
  await at.fill('Year', YEAR);
}

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: ONE,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: {
        button: SEND,
        messages: [
          'Upload at least one file',
          'Enter the payoff amount',
          'Enter the day until which the letter is good',
        ],
      },
    },
    several: {
      waits: 'mail',
      application: held([payoff('Meridian Card', '7654'), payoff('Copperleaf Rewards', '4425')]),
      heading: "We've asked 2 lenders for payoff amounts",
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose the loan'] },
    },
    'credit line': {
      application: CREDIT_LINE,
      heading: "We've asked Bluestem Home Equity for a payoff amount",
      reach: (at) => at.expectButton(SIGN),
      refused: { button: SIGN, messages: ['Required'] },
    },
    'amounts known, credit line not signed': {
      application: {
        ...CREDIT_LINE,
        payoffs: CREDIT_LINE.payoffs.map((line) => ({
          ...line,
          status: 'RECEIVED',
          goodThrough: '2026-12-30',
        })),
      },
      heading: 'We have your payoff amounts',
      reach: (at) => at.expectButton(SIGN),
      refused: { button: SIGN, messages: ['Required'] },
    },
    'credit line signed': {
      waits: 'mail',
      application: {
        ...CREDIT_LINE,
        payoffs: CREDIT_LINE.payoffs.map((line) => ({ ...line, closeLineAt: '2026-11-21T18:00:00Z' })),
      },
      heading: "We've asked Bluestem Home Equity for a payoff amount",
      reach: (at) => at.readText(/^You signed the letter to close Bluestem Home Equity \*\*\*\*2208 on /),
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postPayoffLetter: {
      application: ONE,
      reach: writeLetter,
      submit: SEND,
      next: (at) => at.readText(READ),
    },
    postCloseLine: {
      application: CREDIT_LINE,
      async reach(at) {
        // The form below it comes a moment later.
        await at.expectButton(SEND);
        await at.tick(CLOSE_TEXT);
      },
      draft: false, // It is an agreement.
      submit: SIGN,
      next: (at) => at.readText(/^You signed the letter to close /),
    },
  },
} satisfies Journey;
