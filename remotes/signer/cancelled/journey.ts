import type { PageJourney } from '#src/testing/journey.ts';
import { invitedTo, signIn } from '../testing/invitation.ts';

export const journey = {
  states: {
    '': {
      address: invitedTo({ status: { checklistStatus: 'CANCELLED' } }),
      heading: 'This application was cancelled',
      reach: signIn,
    },
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
  },
} satisfies PageJourney;
