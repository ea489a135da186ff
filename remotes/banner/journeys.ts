import { type PageJourney, type PageState, statesOf } from '#src/testing/journey.ts';

const journey = {
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

export const BANNER_STATES = statesOf<PageState>({ banners: journey });
