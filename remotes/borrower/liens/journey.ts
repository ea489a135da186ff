import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { INQUIRY, TWO_LIENS } from '../testing/twoLiens.ts';

const HEADING = 'Loans on your home';

/** In the part of the page that is about the loan. */
export async function writeLoan(at: PageDriver, kind = 'Home equity line (HELOC)'): Promise<void> {
  await at.fill('Lender today', 'Larkfield Savings');
  await at.select('Kind of loan', kind);
  await at.fill('Month', '3');
  await at.fill('Day', '2');
  await at.fill('Year', '2012');
  await at.fill('Original balance', '40,000');
  await at.fill('Balance today', '12,500');
  await at.fill('Monthly payment', '210');
}

/** Not sent. */
export async function writeLiens(at: PageDriver): Promise<void> {
  await at.within('region', 'Fairhaven Mortgage').choose('Yes');
  await at.within('region', 'Larkfield Savings').choose('Paid off');
}

export const journey = {
  states: {
    '': {
      application: TWO_LIENS,
      heading: HEADING,
      refused: {
        button: 'Continue',
        messages: [
          'Tell us whether the loan from Fairhaven Mortgage is still open',
          'Tell us whether the loan from Larkfield Savings is still open',
        ],
      },
    },
    'a loan to describe': {
      application: TWO_LIENS,
      heading: HEADING,
      async reach(at) {
        await at.within('region', 'Larkfield Savings').choose('Yes');
      },
      refused: {
        button: 'Continue',
        messages: [
          'Enter the lender',
          'Choose the kind of loan',
          'Enter the date it began',
          'Enter an amount, or 0',
        ],
      },
    },
    'not recognized': {
      application: TWO_LIENS,
      heading: HEADING,
      async reach(at) {
        await at.within('region', 'Fairhaven Mortgage').choose("I don't recognize it");
        await at.within('region', 'Larkfield Savings').choose("I don't recognize it");
      },
      refused: {
        button: 'Continue',
        messages: [
          'Tell us what you know about the loan from Fairhaven Mortgage',
          'Tell us what you know about the loan from Larkfield Savings',
        ],
      },
    },
    'none found': {
      application: { ...INQUIRY, liabilities: [], recordedLiens: [] },
      heading: HEADING,
      refused: { button: 'Continue', messages: ['Choose Yes or No'] },
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    putLiens: {
      application: TWO_LIENS,
      reach: writeLiens,
      submit: 'Continue',
      next: (at) => at.expectHeading('Choose your offer'),
    },
  },
} satisfies Journey;
