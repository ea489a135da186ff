import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': {
      address: 'plaid-oauth-success',
      signedIn: 'INCOME_VERIFICATION',
      heading: 'Go on with your application',
    },
  },
} satisfies PageJourney;
