import type { PageJourney } from '#src/testing/journey.ts';
import { expiredInvitation, invitedTo } from '../journey.ts';

export const journey = {
  states: {
    '': {
      address: invitedTo(),
      heading: 'Sign in to review and sign',
      refused: { button: 'Sign in', messages: ['Enter the 6-digit code'] },
    },
    'expired link': {
      address: expiredInvitation,
      heading: 'This link has expired',
      async reach(at) {
        await at.press('Ask for a new link');
        await at.readText(/^We sent a new link/);
      },
      isRefused: true,
    },
    'unknown link': {
      address: 'heloc-signer/login#token=nothing',
      heading: 'We could not find this invitation',
      isRefused: true,
    },
    'no link': { address: 'heloc-signer/login', heading: 'Open the link in your invitation' },
    'failed link': {
      async address(control, org) {
        await control('POST', '/faults', { path: '**/invitation', kind: 'status', status: 500 });
        return invitedTo()(control, org);
      },
      heading: 'We could not open your invitation',
      isRefused: true,
    },
    "another's account": {
      address: invitedTo(),
      signedIn: 'HMDA',
      heading: 'This invitation is for someone else',
    },
  },
} satisfies PageJourney;
