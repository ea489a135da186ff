import type { PageJourney } from '#src/testing/journey.ts';
import { expiredInvitation, invitedTo } from '../testing/invitation.ts';

export const journey = {
  states: {
    '': {
      address: invitedTo(),
      heading: 'Sign in to review and sign',
      refused: { button: 'Sign in', messages: ['Enter the 6-digit code'] },
    },
    'wrong code': {
      address: invitedTo(),
      heading: 'Sign in to review and sign',
      async reach(at) {
        await at.fill('6-digit code', '000000');
        await at.press('Sign in');
        await at.readText(/That code is not right or has expired\.$/);
        await at.press('Sign in');
        await at.press('Sign in');
        await at.readText(/^That code was not right 3 times/);
      },
      isRefused: true,
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
  calls: {
    postSignerInvitation: {
      address: invitedTo(),
      message: 'We could not open your invitation',
      redirects: { 404: (at) => at.expectHeading('We could not find this invitation') },
      next: (at) => at.fill('6-digit code', '123456'),
    },
    getIdentity: {
      address: invitedTo(),
      signedIn: 'HMDA',
      // Who is signed in already is only a short cut.
      background: true,
      next: (at) => at.expectHeading('Sign in to review and sign'),
    },
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    verifySignerInvitation: {
      address: invitedTo(),
      reach: (at) => at.fill('6-digit code', '123456'),
      submit: 'Sign in',
      next: (at) => at.expectHeading('Pick up where you left off'),
    },
    login: { testedBy: 'remotes/signer/login/View.test.tsx' },
    renewSignerInvitation: {
      address: expiredInvitation,
      submit: 'Ask for a new link',
      messages: { 429: 'A link was sent a short while ago.' },
      next: (at) => at.readText(/^We sent a new link/),
    },
  },
} satisfies PageJourney;
