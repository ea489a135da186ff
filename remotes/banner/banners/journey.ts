import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': {
      remote: 'banner',
      reach: (at) => at.readText(/Applying takes about/),
    },
    dismissed: {
      remote: 'banner',
      reach: (at) => at.pressFirst(/^Dismiss/),
    },
  },
} satisfies PageJourney;
