import type { PageJourney } from '#src/testing/journey.ts';
import { askedFor, toList } from '../../testing/tasks.ts';

export const journey = {
  states: {
    '': {
      address: askedFor('ID_VERIFICATION_FAILURE'),
      heading: 'Verify your identity',
      async reach(at) {
        await toList(at);
        await at.follow(/^Take the photo/);
      },
    },
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getProfile: { testedBy: 'heloc-signer/conditions' },
    getConditions: { testedBy: 'heloc-signer/conditions' },
    getCoDeedIdentity: { testedBy: 'heloc-signer/identity' },
    uploadCoDeedDocument: { testedBy: 'heloc-signer/identity' },
    postCoDeedIdentity: { testedBy: 'heloc-signer/identity' },
    putCoDeedIdentityConfirmation: { testedBy: 'heloc-signer/identity' },
    postCoDeedHandoff: { testedBy: 'heloc-signer/identity' },
    postCoDeedHandoffText: { testedBy: 'heloc-signer/identity' },
    getCoDeedHandoff: { testedBy: 'remotes/borrower/identity/View.test.tsx' },
  },
} satisfies PageJourney;
