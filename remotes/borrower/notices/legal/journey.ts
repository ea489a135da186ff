import type { PageJourney } from '#src/testing/journey.ts';

/** They are left at once, for the lender's own site: there is no state to look at. */
export const journey = { states: {} } satisfies PageJourney;
