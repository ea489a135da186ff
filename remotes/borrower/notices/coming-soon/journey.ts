import type { CallCases, PageJourney } from '#src/testing/journey.ts';
import type { CallsOf } from '../../testing/testedBy.ts';

export const journey = {
  states: { '': { address: 'coming-soon?reason=product', heading: 'Coming soon' } },
  calls: {
    getWeek: { address: 'coming-soon', background: true, next: (at) => at.expectHeading('Coming soon') },
  } satisfies CallCases<CallsOf<'coming-soon'>>,
} satisfies PageJourney;
