import { beforeEach, test } from '@jest/globals';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import { type CallCases, callsOf } from '#src/testing/journey.ts';
import { expiredInvitation, invitedTo } from './access/journey.ts';
import { signer } from './remote.tsx';

const invitation = invitedTo();

const CALLS: CallCases<CallsOf<'signer'>> = {
  postSignerInvitation: {
    address: invitation,
    message: 'We could not open your invitation',
    // No such invitation, one that has ended, and too many tries have pages of their own.
    excludedFailures: ['404', '429'],
    next: (at) => at.fill('6-digit code', '123456'),
  },
  verifySignerInvitation: {
    address: invitation,
    reach: (at) => at.fill('6-digit code', '123456'),
    submit: 'Sign in',
    next: (at) => at.expectHeading('Pick up where you left off'),
  },
  renewSignerInvitation: {
    address: expiredInvitation,
    submit: 'Ask for a new link',
    messages: { 429: 'A link was sent a short while ago.' },
    next: (at) => at.readText(/^We sent a new link/),
  },
  getCoDeedStatus: {
    address: invitation,
    async reach(at) {
      await at.fill('6-digit code', '123456');
      await at.press('Sign in');
    },
    message: 'We could not load this part of the page.',
    // Not a signer's account, and a session that has ended: pages of their own.
    excludedFailures: ['400', '401'],
    next: (at) => at.expectHeading('Pick up where you left off'),
  },
};

beforeEach(() => sessionStorage.clear());

test.each(callsOf({ signer: { calls: CALLS } }))('$name fails', ({ name, call }) =>
  testFailures(signer, name, call),
);
