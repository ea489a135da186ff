import { account } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'Create your account',
      refused: { button: 'Continue and see my offers', messages: ['Required'] },
    },
    'account exists': {
      heading: 'Create your account',
      async reach(at, person, control) {
        const path = '**/registration/register';
        await control('POST', '/faults', { method: 'POST', path, kind: 'status', status: 401, times: 1 });
        await account(at, person);
      },
      dialog: 'Account Already Exists',
      isRefused: true,
    },
  },
  walk: account,
} satisfies StepJourney;
