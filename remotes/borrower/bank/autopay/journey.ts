import type { CallCase, Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const AUTHORIZE = 'I authorize automatic payments as described.';

/** Not submitted. */
async function chooseAutopay(at: PageDriver): Promise<void> {
  await at.expectHeading('How do you want to make payments?');
  await at.choose(/^Automatic payments/);
  await at.expectCheckbox(AUTHORIZE);
  // Of those who let people choose it.
  if ((await at.count('Payment day', 'combobox')) > 0) await at.select('Payment day', 'Day 5');
  await at.tick(AUTHORIZE);
}

export async function autopay(at: PageDriver): Promise<void> {
  await chooseAutopay(at);
  await at.press('Continue');
}

const OPENED = {
  application: {
    status: { checklistStatus: 'AUTOPAY_ACCOUNT' },
    disburseAccount: { routingNumber: '021000021', mask: '4321' },
  },
};

const SENT: CallCase = {
  ...OPENED,
  reach: chooseAutopay,
  submit: 'Continue',
  next: (at) => at.expectHeading('Meet your notary online'),
};

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: 'How do you want to make payments?',
      refused: { button: 'Continue', messages: ['Choose how you want to make payments'] },
    },
  },
  walk: autopay,
  calls: {
    getBankAccounts: {
      ...OPENED,
      path: 'bank/autopay',
      message: 'We could not load this part of the page.',
      next: (at) => at.choose(/^Automatic payments/),
    },
    postBankLinkToken: { testedBy: 'income/link' },
    sandboxBankSignIn: { testedBy: 'income/link' },
    postBankLinkExchange: { testedBy: 'income/link' },
    getHelocConsentTypes: SENT,
    putAutopay: SENT,
  },
} satisfies Journey;
