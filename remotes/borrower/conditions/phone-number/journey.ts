import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { askedFor } from '../testing/requests.ts';

const OPENED = askedFor('MISSING_PHONE_NUMBER', {}, 'phone-number');

async function writeNumber(at: PageDriver): Promise<void> {
  await at.fill('Mobile phone', '(303) 555-0142');
}

export async function writeCode(at: PageDriver): Promise<void> {
  await writeNumber(at);
  await at.press('Send code');
  await at.fill('6-digit code', '123456');
}

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: 'Add your mobile number',
      async reach(at) {
        await writeNumber(at);
        await at.press('Send code');
      },
      refused: { button: 'Save my number', messages: ['Send a code to your phone and enter it here'] },
    },
  },
  calls: {
    getConditions: { testedBy: 'conditions' },
    getConsentPrompt: { testedBy: 'remotes/borrower/conditions/phone-number/View.test.tsx' },
    postUserConsents: { testedBy: 'remotes/borrower/conditions/phone-number/View.test.tsx' },
    sendPhoneCode: {
      ...OPENED,
      reach: writeNumber,
      submit: 'Send code',
      next: (at) => at.readText(/^We sent a code/),
    },
    verifyPhoneCode: {
      ...OPENED,
      expires: true,
      reach: writeCode,
      submit: 'Save my number',
      messages: { 400: 'There is a problem' },
      next: (at) => at.expectHeading('Nothing needed right now.'),
    },
    putIdentityAlias: {
      ...OPENED,
      expires: true,
      reach: writeCode,
      submit: 'Save my number',
      next: (at) => at.expectHeading('Nothing needed right now.'),
    },
  },
} satisfies Journey;
