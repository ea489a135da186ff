import type { PageJourney } from '#src/testing/journey.ts';
import { signIn, standingAt } from '../testing/invitation.ts';

const HEADING = 'You told us that you do not sign';

export const journey = {
  states: {
    '': { address: standingAt('DECLINED'), heading: HEADING, reach: signIn },
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    deleteCoDeedDecline: {
      address: standingAt('DECLINED'),
      reach: signIn,
      draft: false, // Nothing is typed.
      submit: 'Take it back',
      next: (at) => at.expectHeading('Before you sign'),
    },
  },
} satisfies PageJourney;
