import type { PageJourney } from '#src/testing/journey.ts';
import { signIn } from '../testing/invitation.ts';
import { askedFor, toList } from '../testing/tasks.ts';

const AT = askedFor('GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['W2'] });
const HEADING = '1 thing we need from you';

export const journey = {
  states: {
    '': { address: AT, heading: HEADING, reach: toList },
    'a phone is missing': {
      address: askedFor('MISSING_PHONE_NUMBER'),
      heading: HEADING,
      async reach(at) {
        await toList(at);
        await at.readText('Mobile phone');
      },
    },
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getProfile: {
      address: AT,
      reach: signIn,
      // Without it nothing is asked for, and the way goes on.
      background: true,
      next: (at) => at.expectHeading('Pick up where you left off'),
    },
    getConditions: {
      address: AT,
      reach: signIn,
      background: true,
      next: (at) => at.expectHeading('Pick up where you left off'),
    },
  },
} satisfies PageJourney;
