import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { disburseToLinked } from '../disburse/journey.ts';

/** Not submitted. */
async function acceptAccount(at: PageDriver): Promise<void> {
  await at.expectHeading('Confirm your account');
  await at.tick(/^This account is mine/);
}

export async function confirmAccount(at: PageDriver): Promise<void> {
  await acceptAccount(at);
  await at.press('Confirm account');
}

export const journey = {
  states: {
    '': {
      application: 'DISBURSEMENT_ACCOUNT',
      heading: 'Confirm your account',
      reach: disburseToLinked,
      refused: {
        button: 'Confirm account',
        messages: ['Confirm that this account is yours and the details are right'],
      },
    },
  },
  walk: confirmAccount,
  calls: {
    putDisbursementConfirm: {
      application: 'DISBURSEMENT_ACCOUNT',
      async reach(at) {
        await disburseToLinked(at);
        await acceptAccount(at);
      },
      submit: 'Confirm account',
      next: (at) => at.expectHeading('How do you want to make payments?'),
    },
  },
} satisfies Journey;
