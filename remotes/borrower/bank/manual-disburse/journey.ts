import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

/** In whose name the account of the tests is. */
const HOLDER = 'Ana Rivera';

/** What the account is, without whose it is. */
export async function writeNumbers(at: PageDriver, number = '48151623421'): Promise<void> {
  await at.choose('Checking');
  await at.fill('Routing number', '021000021');
  await at.fill('Account number', number);
  await at.fill('Confirm account number', number);
}

/** Not submitted. */
export async function writeAccount(
  at: PageDriver,
  check: 'With your document' | 'With two small deposits',
  { holder = HOLDER, number }: { holder?: string; number?: string } = {},
): Promise<void> {
  await at.expectHeading('Enter your account details');
  await at.fill('Account holder name', holder);
  await writeNumbers(at, number);
  await at.upload('Voided check or bank letter', samplePdf('check.pdf'));
  await at.choose(new RegExp(`^${check}`));
}

/** Two deposits are on their way. */
export async function askForDeposits(at: PageDriver): Promise<void> {
  await writeAccount(at, 'With two small deposits');
  await at.press('Continue');
  await at.expectHeading('Two small deposits are on their way');
}

/** Of the two deposits; not submitted. */
export async function writeAmounts(at: PageDriver, one = '0.32', other = '0.45'): Promise<void> {
  await at.fill('One deposit', one);
  await at.fill('The other deposit', other);
}

const DAY_MS = 24 * 60 * 60_000;
const OPENED = { application: 'DISBURSEMENT_ACCOUNT', path: 'bank/manual-disburse' };

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: 'Enter your account details',
      refused: {
        button: 'Continue',
        messages: ['Enter a 9-digit routing number', 'Enter 4 to 17 digits', 'Upload at least one file'],
      },
    },
    'deposits on their way': {
      ...OPENED,
      heading: 'Two small deposits are on their way',
      reach: askForDeposits,
      waits: 'mail',
    },
  },
  walk: async (at, { firstName, lastName, account = '12345678' }) => {
    const holder = `${firstName} ${lastName}`;
    await writeAccount(at, 'With your document', { holder, number: account });
    await at.press('Continue');
  },
  calls: {
    getBankAccounts: {
      ...OPENED,
      message: 'We could not load this part of the page.',
      next: (at) => at.choose('Checking'),
    },
    postBankLookup: {
      ...OPENED,
      background: true,
      async reach(at) {
        await at.expectHeading('Enter your account details');
        await at.fill('Routing number', '021000021');
      },
      next: (at) => at.choose('Checking'),
    },
    uploadDocument: { testedBy: 'identity/verification' },
    putDisbursementVerification: {
      ...OPENED,
      async reach(at, control) {
        await askForDeposits(at);
        await control('PUT', '/clock', { now: Date.now() + 5 * DAY_MS });
        await at.returnToPage();
        await writeAmounts(at);
      },
      notDrafted: ['One deposit', 'The other deposit'],
      submit: 'Check the amounts',
      next: (at) => at.expectHeading('Confirm your account'),
    },
    putDisbursementAccount: {
      ...OPENED,
      reach: (at) => writeAccount(at, 'With your document'),
      notDrafted: ['Routing number'],
      submit: 'Continue',
      next: (at) => at.expectHeading('Confirm your account'),
    },
    postDisbursementReview: {
      ...OPENED,
      reach: askForDeposits,
      draft: false, // Nothing is typed.
      submit: 'Check it with my document',
      next: (at) => at.expectHeading('Confirm your account'),
    },
  },
} satisfies Journey;
