import { beforeEach, test } from '@jest/globals';
import type { CallsOf } from '#src/testing/faults/calls.ts';
import { type Rows, testFailures } from '#src/testing/faults/failureMatrix.ts';
import { signer } from './remote.tsx';
import { invited } from './testing.ts';

const TEN_DAYS_MS = 10 * 24 * 60 * 60_000;

const opened = async () => {
  const { link, sandbox } = await invited();
  return { path: link, sandbox };
};

const ROWS: Rows<CallsOf<'signer'>> = {
  postSignerInvitation: [
    {
      open: opened,
      message: 'We could not open your invitation',
      // No such invitation, one that has ended, and too many tries have pages of their own.
      excludedFailures: ['404', '429'],
      next: ({ find }) => find('textbox', '6-digit code'),
    },
  ],
  verifySignerInvitation: [
    {
      open: opened,
      reach: ({ fill }) => fill('6-digit code', '123456'),
      submit: 'Sign in',
      next: (at) => at.expectHeading('Pick up where you left off'),
    },
  ],
  renewSignerInvitation: [
    {
      async open() {
        const { link, sandbox } = await invited();
        await sandbox.pass(TEN_DAYS_MS + 1000);
        return { path: link, sandbox };
      },
      submit: 'Ask for a new link',
      messages: { 429: 'A link was sent a short while ago.' },
      next: (at) => at.readText(/^We sent a new link/),
    },
  ],
  getCoDeedStatus: [
    {
      open: opened,
      async reach({ fill, press, control }) {
        await fill('6-digit code', '123456');
        await press('Sign in');
        await control('GET', '/faults');
      },
      message: 'We could not load this part of the page.',
      // Not a signer's account, and a session that has ended: pages of their own.
      excludedFailures: ['400', '401'],
      next: ({ find }) => find('list', 'Your steps'),
    },
  ],
};
const CASES = (Object.keys(ROWS) as CallsOf<'signer'>[]).flatMap((name) =>
  ROWS[name].map((row) => [name, row] as const),
);

beforeEach(() => sessionStorage.clear());

test.each(CASES)('%s fails', (name, row) => testFailures(signer, name, row));
