import type { PageJourney } from '#src/testing/journey.ts';
import { invitedTo, signIn } from '../../testing/invitation.ts';

const HEADING = 'Pick up where you left off';

export const journey = {
  states: {
    identity: { address: invitedTo(), heading: HEADING, reach: signIn },
    documents: {
      address: invitedTo({ signers: [{ status: 'ID_VERIFIED' }] }),
      heading: HEADING,
      async reach(at) {
        await signIn(at);
        await at.press('Check again');
        await at.readText('Nothing new yet.');
      },
    },
    finished: {
      address: invitedTo({ signers: [{ status: 'SIGNED' }] }),
      heading: HEADING,
      async reach(at) {
        await signIn(at);
        await at.readText("Thank you. You're finished.");
      },
    },
    failed: {
      async address(control, org) {
        await control('POST', '/faults', { path: '**/co-deed/**', kind: 'status', status: 500 });
        return invitedTo()(control, org);
      },
      heading: HEADING,
      async reach(at) {
        await signIn(at);
        await at.readText('We could not load this part of the page.');
      },
      isRefused: true,
    },
    'not invited': {
      address: 'heloc-signer/resume',
      signedIn: 'HMDA',
      heading: 'We found no invitation for this account',
      isRefused: true,
    },
  },
  calls: {
    getCoDeedStatus: {
      address: invitedTo(),
      reach: signIn,
      message: 'We could not load this part of the page.',
      redirects: {
        400: (at) => at.expectHeading('We found no invitation for this account'),
        401: (at) => at.expectHeading('Sign in to review and sign'),
      },
      next: (at) => at.expectHeading(HEADING),
    },
    logoutRedirect: {
      address: invitedTo(),
      async reach(at) {
        await signIn(at);
        await at.expectHeading(HEADING);
        await at.press('Sign out');
      },
      // The session ends here all the same.
      background: true,
      next: (at) => at.waitForSitePage('/auth/login'),
    },
  },
} satisfies PageJourney;
