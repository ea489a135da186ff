import { linkBank } from '#src/features/bank-link/testing/linkBank.ts';
import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

/** Its accounts are listed; none is chosen. */
export async function connectBank(at: PageDriver, user?: string): Promise<void> {
  await at.expectHeading('Where should we send your money?');
  await at.press('Connect your bank');
  await linkBank(at, user);
}

/** A linked account is chosen; not submitted. */
export async function chooseLinked(at: PageDriver): Promise<void> {
  await connectBank(at);
  await at.choose(/Checking/);
  await at.choose('Direct deposit (ACH)');
}

/** The account is typed in instead; not submitted. */
export const typeAccountInstead = (at: PageDriver) => at.pressFirst('Enter account manually');

export async function disburseToLinked(at: PageDriver): Promise<void> {
  await chooseLinked(at);
  await at.press('Continue');
}

/** The account is in another name, for example a former one: a letter of the bank is uploaded. */
export async function disburseToOtherName(at: PageDriver): Promise<void> {
  await connectBank(at, 'user_other_name');
  await at.choose(/Checking/);
  await at.upload('Letter from your bank', samplePdf('letter.pdf'));
  await at.readText('Uploaded');
  await at.choose('Direct deposit (ACH)');
  await at.press('Continue');
}

export const journey = {
  states: {
    '': {
      application: 'DISBURSEMENT_ACCOUNT',
      heading: 'Where should we send your money?',
      async reach(at) {
        await connectBank(at);
        await at.expectButton('Connect another account');
      },
      refused: { button: 'Continue', messages: ['Choose an account'] },
    },
  },
  walk: disburseToLinked,
  calls: {
    getBankAccounts: {
      application: 'DISBURSEMENT_ACCOUNT',
      message: 'We could not load this part of the page.',
      next: (at) => at.expectButton('Connect your bank'),
    },
    postBankLinkToken: { testedBy: 'income/link' },
    sandboxBankSignIn: { testedBy: 'income/link' },
    postBankLinkExchange: { testedBy: 'income/link' },
    uploadDocument: { testedBy: 'identity/verification' },
    putDisbursementAccount: {
      application: 'DISBURSEMENT_ACCOUNT',
      reach: chooseLinked,
      submit: 'Continue',
      next: (at) => at.expectHeading('Confirm your account'),
    },
  },
} satisfies Journey;
