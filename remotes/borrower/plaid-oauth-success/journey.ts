import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: { '': { address: 'plaid-oauth-success', heading: 'Sign in to continue' } },
} satisfies PageJourney;
