import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': { address: 'register/account-setup', heading: 'Log in to finish setting up your account' },
  },
} satisfies PageJourney;
