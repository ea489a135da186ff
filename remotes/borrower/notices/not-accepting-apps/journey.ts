import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': {
      address: 'not-accepting-apps?reason=referrer-missing',
      heading: "We can't take your application here.",
    },
  },
} satisfies PageJourney;
