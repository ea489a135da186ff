import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderStep } from '../testing/renderStep.ts';

const PASSWORD = 'Correct-Horse-9!';
const dialog = () => screen.queryByRole('dialog', { name: 'Processing data' });
const shown = () => screen.findByRole('dialog', { name: 'Processing data' });

beforeEach(() => sessionStorage.clear());

async function lastStep() {
  const view = await renderStep('set-password');
  await view.user.type(screen.getByLabelText('Password', { selector: 'input' }), PASSWORD);
  await view.user.type(screen.getByLabelText('Confirm password'), PASSWORD);
  for (const box of screen.getAllByRole('checkbox')) await view.user.click(box);
  const slow = (path: string) =>
    view.control('POST', '/faults', { path, kind: 'slow', delayMs: 400, times: 1 });
  return { ...view, slow };
}

test('is shown from the submit on, and is the same until the offers are there', async () => {
  const { slow, next, control, waitForStep } = await lastStep();
  await slow('/service-profile/api/v1/profile/consent-types');
  await next();
  const modal = await shown();
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Creating your account',
  );
  await waitFor(async () => {
    const asked = await control<{ path: string }[]>('GET', '/requests');
    expect(asked.some(({ path }) => path.endsWith('/status'))).toBe(true);
  });
  expect(dialog()).toBe(modal);
  await control('PUT', '/clock', { rate: 100 });
  await waitForStep('product/select');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

const isAccountTicked = () =>
  screen
    .getAllByText('Creating your account')
    .some((text) => Boolean(text.closest('li')?.querySelector('svg')));

test('the account is ticked when it is there, and not before', async () => {
  const { slow, next } = await lastStep();
  await slow('/identity/api/v1/registration/register');
  await slow('/service-application/api/v3/application/helocs');
  await next();
  await shown();
  expect(isAccountTicked()).toBe(false);
  await waitFor(() => expect(isAccountTicked()).toBe(true));
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Pulling your soft credit',
  );
});

test('gives way at once to what went wrong, which has the focus', async () => {
  const { slow, next, control } = await lastStep();
  await slow('/service-profile/api/v1/profile/consent-types');
  await control('POST', '/faults', { path: '/identity/**', kind: 'status', status: 503, times: 1 });
  await next();
  await shown();
  const failure = await screen.findByText('Something went wrong. Please try again.');
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(failure.closest('[tabindex]')).toHaveFocus());
});

test('gives way to the account that exists already', async () => {
  const { slow, next, control } = await lastStep();
  await slow('/service-profile/api/v1/profile/consent-types');
  await control('POST', '/faults', {
    path: '/identity/api/v1/registration/register',
    kind: 'status',
    status: 401,
    times: 1,
  });
  await next();
  await shown();
  expect(await screen.findByRole('dialog', { name: 'Account Already Exists' })).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});
