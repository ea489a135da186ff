import { chooseBank, linkBank } from '#src/features/bank-link/journey.ts';
import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const TITLE = 'Connect the bank where your pay is deposited';

/** The bank is linked and its pay accepted; not submitted. */
export async function acceptPay(at: PageDriver): Promise<void> {
  await at.sees(TITLE);
  await at.press('Connect my bank');
  await linkBank(at);
  await at.tick('This is my pay');
}

export async function linkPay(at: PageDriver): Promise<void> {
  await acceptPay(at);
  await at.press('Continue');
  await at.sees('Verify your income');
}

export async function incomeByBank(at: PageDriver): Promise<void> {
  await at.sees('Verify your income');
  await at.press(/^Start: Connect the bank/);
  await linkPay(at);
}

export const journey = {
  states: {
    window: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      heading: TITLE,
      async reach(at) {
        await at.press('Connect my bank');
        await at.offers('My bank is not listed');
      },
    },
    'pay found': {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      heading: TITLE,
      async reach(at) {
        await at.press('Connect my bank');
        await linkBank(at);
        await at.offers('This is not my pay');
      },
      refused: { button: 'Continue', messages: ['Tick "This is my pay", or choose "This is not my pay"'] },
    },
  },
  calls: {
    getIncomeRecords: { shownBy: 'income/review' },
    postBankLinkExchange: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      async reach(at) {
        await at.press('Connect my bank');
        await linkBank(at);
      },
      // What the server refuses it would refuse again: the way on begins at the bank.
      apart: ['400', '404', '409'],
      says: {
        any: 'We could not finish linking Harbor Community Bank. Please try again or choose another way.',
        429: 'There were too many tries in a short time.',
      },
      next: (at) => at.tick('This is my pay'),
    },
    postBankLinkToken: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      submit: 'Connect my bank',
      again: 'Try again',
      says: {
        any: 'We could not open the secure window. Please try again or choose another way.',
        429: 'There were too many tries in a short time.',
      },
      next: (at) => at.part('dialog', 'Connect a test bank').offers('My bank is not listed'),
    },
    sandboxBankSignIn: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      async reach(at) {
        await at.press('Connect my bank');
        await chooseBank(at);
      },
      dialog: 'Connect a test bank',
      submit: 'Sign in',
      next: (at) => at.offers('Share accounts'),
    },
    putIncomeRecord: {
      application: 'INCOME_VERIFICATION',
      path: 'income/link/plaid',
      reach: acceptPay,
      submit: 'Continue',
      next: (at) => at.sees('Verify your income'),
    },
  },
} satisfies Journey;
