import { beforeEach, test } from '@jest/globals';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import { type CallCases, type Control, callsOf } from '#src/testing/journey.ts';
import { signer } from './remote.tsx';
import { INVITED } from './testing.ts';

const ELEVEN_DAYS_MS = 11 * 24 * 60 * 60_000;

async function invitation(control: Control): Promise<string> {
  await control('POST', '/applications', {
    status: 'CO_DEED_REQ',
    signers: [{ firstName: 'Sam', lastName: 'Rivera', email: INVITED }],
  });
  const mails = await control<{ to: string; path?: string }[]>('GET', '/outbox');
  return mails.findLast(({ to, path }) => to === INVITED && path)?.path?.slice(1) ?? '';
}

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
    async address(control) {
      const address = await invitation(control);
      const { now } = await control<{ now: string }>('GET', '/clock');
      await control('PUT', '/clock', { now: Date.parse(now) + ELEVEN_DAYS_MS });
      return address;
    },
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
