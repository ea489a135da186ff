import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { readClaims } from '#src/platform/claims.ts';
import { invited, standing } from './testing/invited.ts';

const bar = async () => within(await screen.findByRole('navigation', { name: 'Account' }));

test.each([
  ['a signer', false],
  ['a signer who is a broker as well', true],
])('%s has a dashboard: %s', async (_, isBroker) => {
  const { sandbox, jwt, open } = await standing('resume', 'LEGAL_NAME');
  // The page is opened again below: nothing of this one goes on.
  cleanup();
  const { sub: identity } = readClaims(`Bearer ${jwt}`) ?? {};
  await sandbox.control('PUT', '/user', { identity, isBroker });
  await open({ path: '/heloc-signer/resume', jwt });
  const { findByRole, queryByRole, getByRole } = await bar();
  if (isBroker) expect(await findByRole('link', { name: 'Dashboard' })).toBeVisible();
  else {
    await findByRole('button', { name: 'Profile' });
    expect(queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  }
  expect(getByRole('button', { name: 'Apps' })).toBeVisible();
});

test('an invited person who is not signed in has the login alone', async () => {
  const { open } = await invited();
  await open();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
});
