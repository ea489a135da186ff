import type { PageJourney } from '#src/testing/journey.ts';
import { invitedTo, signIn, standingAt } from '../testing/invitation.ts';

const HEADING = 'Pick up where you left off';
const FINISHED = "Thank you. You're finished.";

export const journey = {
  states: {
    identity: { address: invitedTo(), heading: HEADING, reach: signIn },
    documents: { address: standingAt('ID_VERIFIED'), heading: HEADING, reach: signIn },
    finished: {
      address: standingAt('SIGNED'),
      heading: FINISHED,
      async reach(at) {
        await signIn(at);
        await at.readText('Your copies');
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
        401: (at) => at.expectHeading('You have been signed out'),
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
    getCoDeedDocuments: {
      address: standingAt('SIGNED'),
      reach: signIn,
      message: 'We could not load your copies.',
      next: (at) => at.expectButton('Download Deed of trust'),
    },
    getCoDeedDocument: {
      address: standingAt('SIGNED'),
      needsBrowser: true,
      reach: signIn,
      submit: 'Download Deed of trust',
      draft: false, // Nothing is typed.
      message: 'This document could not be downloaded. Please try again.',
      next: (at) => at.expectButton('Download Deed of trust'),
    },
  },
} satisfies PageJourney;
