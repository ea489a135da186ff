import { chooseProvider, linkBank, linkProgram } from '#src/features/bank-link/testing/linkBank.ts';
import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const EMPLOYER = "Find your pay in your employer's records";
const TRANSCRIPT = 'Get your IRS tax transcript';
const TITLE = 'Connect the bank where your pay is deposited';

/** The bank is linked, and what was found there is shown. */
export async function connectPay(at: PageDriver, user?: string): Promise<void> {
  await at.expectHeading(TITLE);
  await at.press('Connect my bank');
  await linkBank(at, user);
}

/** The bank is linked and its pay accepted; not submitted. */
async function acceptPay(at: PageDriver): Promise<void> {
  await connectPay(at);
  await at.tick('This is my pay');
}

export async function linkPay(at: PageDriver): Promise<void> {
  await acceptPay(at);
  await at.press('Continue');
  await at.expectHeading('Verify your income');
}

export async function incomeByBank(at: PageDriver): Promise<void> {
  await at.expectHeading('Verify your income');
  await at.press('Use my bank');
  await linkPay(at);
}

/** What is needed to ask the employer; not asked. */
export async function authorizeEmployer(at: PageDriver, digits = '1234'): Promise<void> {
  await at.fillPassword('Last four digits of your Social Security number', digits);
  await at.tick(/^I authorize .* to obtain employment and income information/);
}

export async function incomeByEmployer(at: PageDriver, digits?: string): Promise<void> {
  await authorizeEmployer(at, digits);
  await at.press('Find my pay');
  await at.expectButton("Yes, that's right");
}

/** What stands on a return that one has filed alone; not sent. */
export async function fillTranscript(at: PageDriver): Promise<void> {
  await at.expectHeading(TRANSCRIPT);
  await at.choose('No');
  await at.tick(/^I agree that the IRS gives/);
}

/** A self-employed person. */
export const SELF_EMPLOYED = {
  status: { checklistStatus: 'INCOME_VERIFICATION' },
  income: { employmentType: 'SELF_EMPLOYED' },
};

const connectAgain = (at: PageDriver) => at.expectButton('Connect my bank');

export const journey = {
  states: {
    window: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      heading: TITLE,
      async reach(at) {
        await at.press('Connect my bank');
        await at.expectButton('My bank is not listed');
      },
    },
    'pay found': {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      heading: /^Found \d+ deposits? from /,
      async reach(at) {
        await connectPay(at);
        await at.expectButton('This is not my pay');
      },
      refused: { button: 'Continue', messages: ['Tick "This is my pay", or choose "This is not my pay"'] },
    },
    payroll: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/truv-payroll',
      heading: 'Connect your payroll',
      reach: (at) => at.expectButton("I don't know my payroll login"),
    },
    'payroll window': {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/truv-payroll',
      heading: 'Connect your payroll',
      async reach(at) {
        await at.press('Connect my payroll');
        await at.expectButton('My payroll provider is not listed');
      },
    },
    'tax returns found': {
      application: SELF_EMPLOYED,
      path: 'income/link/truv-tax',
      heading: /^Found \d+ tax returns?$/,
      async reach(at) {
        await at.press('Connect my tax software');
        await linkProgram(at, 'Ledgerleaf Tax');
        await at.expectButton('These are not mine');
      },
      refused: {
        button: 'Continue',
        messages: ['Tick "These are my tax returns", or choose "These are not mine"'],
      },
    },
    employer: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/empinfo',
      heading: EMPLOYER,
      reach: (at) => at.expectButton('Find my pay'),
      refused: {
        button: 'Find my pay',
        messages: ['Enter the last four digits of your Social Security number', 'Tick the box to let us ask'],
      },
    },
    'job found': {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/empinfo',
      heading: 'Is this your job?',
      reach: (at) => incomeByEmployer(at),
    },
    transcript: {
      application: SELF_EMPLOYED,
      path: 'income/link/pointserv',
      heading: TRANSCRIPT,
      reach: (at) => at.expectButton('Go on to sign'),
      refused: { button: 'Go on to sign', messages: ['Choose yes or no', 'Tick the box to go on'] },
    },
    'transcript, joint return': {
      application: SELF_EMPLOYED,
      path: 'income/link/pointserv',
      heading: TRANSCRIPT,
      reach: (at) => at.choose('Yes'),
      refused: {
        button: 'Go on to sign',
        messages: ['Your spouse has to agree: it is their return, too', 'Tick the box to go on'],
      },
    },
    'not on offer': {
      application: { status: 'INCOME_VERIFICATION', income: { employmentType: 'RETIRED' } },
      path: 'income/link/truv-tax',
      heading: 'This is not available right now',
    },
  },
  calls: {
    getIncomeRecords: { testedBy: 'income/review' },
    postBankLinkExchange: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      reach: (at) => connectPay(at),
      // What the server refuses it would refuse again: the way on begins at the bank.
      redirects: { 400: connectAgain, 404: connectAgain, 409: connectAgain },
      message: 'We could not finish linking Harbor Community Bank. Please try again or choose another way.',
      messages: { 429: 'There were too many tries in a short time.' },
      next: (at) => at.tick('This is my pay'),
    },
    postBankLinkToken: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      submit: 'Connect my bank',
      retryButton: 'Try again',
      message: 'We could not open the secure window. Please try again or choose another way.',
      messages: { 429: 'There were too many tries in a short time.' },
      next: (at) => at.within('dialog', 'Connect a test bank').expectButton('My bank is not listed'),
    },
    sandboxBankSignIn: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      async reach(at) {
        await at.press('Connect my bank');
        await chooseProvider(at);
      },
      dialog: 'Connect a test bank',
      draft: false, // The window is the vendor's.
      submit: 'Sign in',
      next: (at) => at.expectButton('Share accounts'),
    },
    postEmployerInformation: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/empinfo',
      reach: (at) => authorizeEmployer(at),
      draft: false, // All of it is sensitive.
      submit: 'Find my pay',
      next: (at) => at.expectButton("Yes, that's right"),
    },
    postTaxTranscript: {
      application: SELF_EMPLOYED,
      path: 'income/link/pointserv',
      reach: fillTranscript,
      submit: 'Go on to sign',
      // Without an address bar the vendor's page opens beside ours, otherwise in its place.
      next: (at) => at.expectHeading(/^(?:Sign the form|Request for your tax transcripts)$/),
    },
    putIncomeRecord: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      reach: acceptPay,
      draft: false, // One answer.
      submit: 'Continue',
      next: (at) => at.expectHeading('Verify your income'),
    },
  },
} satisfies Journey;
