import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { NOT_LOADED, open, pdf } from './open.ts';

const UNAVAILABLE = 'We could not open the secure window. Please try again or choose another way.';
const UNFINISHED =
  'We could not finish linking Harbor Community Bank. Please try again or choose another way.';
const TOO_MANY = 'There were too many tries in a short time.';

async function chooseBank(at: Hands, start: string): Promise<Hands> {
  await at.press(start);
  const dialog = at.in('Connect a test bank');
  await dialog.choose('Harbor Community Bank');
  await dialog.press('Continue');
  await dialog.write(/User name/, 'user_good');
  await dialog.writeHidden(/^Password/, 'any');
  return dialog;
}

export async function linkBank(at: Hands, start: string): Promise<void> {
  const dialog = await chooseBank(at, start);
  await dialog.press('Sign in');
  await dialog.press('Share accounts');
}

const bank = open('INCOME_VERIFICATION', 'income/link/plaid');

async function pay(at: Hands): Promise<void> {
  await linkBank(at, 'Connect my bank');
  await at.tick('This is my pay');
  await at.press('Continue');
  await at.sees('Verify your income');
}

/** How income is shown. */
export const INCOME = {
  getIncomeRecords: [
    {
      open: open('INCOME_VERIFICATION'),
      says: NOT_LOADED,
      next: (at) => at.find('button', /^Start: Connect the bank/),
    },
  ],
  postBankLinkToken: [
    {
      open: bank,
      submit: 'Connect my bank',
      again: 'Try again',
      says: { any: UNAVAILABLE, 429: TOO_MANY },
      next: (at) => at.find('dialog', 'Connect a test bank'),
    },
  ],
  sandboxBankSignIn: [
    {
      open: bank,
      reach: (at) => chooseBank(at, 'Connect my bank'),
      dialog: 'Connect a test bank',
      submit: 'Sign in',
      next: (at) => at.find('button', 'Share accounts'),
    },
  ],
  postBankLinkExchange: [
    {
      open: bank,
      reach: (at) => linkBank(at, 'Connect my bank'),
      // What the server refuses it would refuse again: the way on begins at the bank.
      apart: ['400', '404', '409'],
      says: { any: UNFINISHED, 429: TOO_MANY },
      next: (at) => at.find('checkbox', 'This is my pay'),
    },
  ],
  putIncomeRecord: [
    {
      open: bank,
      async reach(at) {
        await linkBank(at, 'Connect my bank');
        await at.tick('This is my pay');
      },
      submit: 'Continue',
      next: (at) => at.sees('Verify your income'),
    },
  ],
  postIncomeDocuments: [
    {
      open: open('INCOME_VERIFICATION', 'income/upload/paystub'),
      async reach(at) {
        await at.upload(/^Pay stubs/, pdf());
        await at.reads('1 uploaded');
        await at.write(/Employer name/, 'Brightwater Logistics');
        await at.choose('Every two weeks');
        await at.write('Month', '3');
        await at.write('Day', '15');
        await at.write('Year', '2019');
        await at.tick('These are complete, unaltered copies');
      },
      submit: 'Submit documents',
      next: (at) => at.sees('Verify your income'),
    },
  ],
  putIncome: [
    {
      open: open('INCOME_VERIFICATION'),
      async reach(at) {
        await at.press('My income is different');
        await at.write('Annual pre-tax income', '150,000');
        await at.tick(/^I confirm that this is my annual income/);
      },
      submit: 'Save income',
      next: (at) => at.find('button', 'My income is different'),
    },
  ],
  deleteIncomeRecord: [
    {
      open: bank,
      reach: pay,
      submit: /^Remove/,
      next: (at) => at.sees('Ways to verify your income'),
    },
  ],
  putIncomeSources: [
    {
      open: bank,
      reach: pay,
      submit: 'Continue',
      next: (at) => at.sees('Verify your identity'),
    },
  ],
} satisfies Partial<Rows>;
