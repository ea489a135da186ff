import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { journey } from './journey.ts';

const { address, heading } = journey.states[''];
const path = `/${address}`;

/** Opens it signed in, while the profile call fails with `fault`. */
async function setup(fault?: object) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const { jwt } = await control<Created>(sandbox, 'POST', '/applications', {
    org: 'OAKLINE',
    scenario: 'again-closed',
  });
  if (fault) {
    const where = { method: 'GET', path: '/service-profile/api/v1/profile' };
    await control(sandbox, 'POST', '/faults', { ...where, kind: 'status', times: 1, ...fault });
  }
  return renderRemote(borrower, { path, sandbox, jwt });
}

test('goes on to registration once the profile is there', async () => {
  const view = await setup();
  await view.waitForStep('register-v2');
});

test('waits for a profile that takes a moment, and says so', async () => {
  const view = await setup({ status: 404 });
  expect(screen.getByRole('heading', { level: 1, name: 'Setting up your account' })).toBeVisible();
  expect(screen.getAllByRole('status').map((s) => s.textContent)).toContain('This takes a moment.');
  await view.waitForStep('register-v2');
});

test('trouble leads to support, which says why and lets one try again', async () => {
  const view = await setup({ status: 403 });
  await view.waitForStep('register/support');
  expect(screen.getByText(/^We could not set up your account\./)).toBeVisible();
  await view.user.click(screen.getByRole('link', { name: 'Try again' }));
  await view.waitForStep('register-v2');
});

test('a visitor sees a page of their own, from where they log in', async () => {
  const { left, user } = await renderRemote(borrower, { path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(left).toEqual([]);
  const [, ofThePage] = screen.getAllByRole('button', { name: 'Log in' });
  await user.click(ofThePage as HTMLElement);
  await waitFor(() => expect(left.map((url) => new URL(url).pathname)).toEqual(['/auth/login']));
});

test('a visitor who is new starts an application', async () => {
  const { user, waitForStep } = await renderRemote(borrower, { path });
  await user.click(await screen.findByRole('link', { name: 'Start your application' }));
  await waitForStep('register-v2');
});
