import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CONTINUE } from '#packages/testing/playwright/registration.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { personalKey } from '#src/platform/personal.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';

const CREATE = '/service-application/api/v3/application/helocs';
const flags = { 'fe-heloc-auth0': true };
const { email: _, phoneNumber: __, ...answers } = ANSWERS;

beforeEach(() => sessionStorage.clear());

const HERE = '/register-v2/birthdate';
const consents = () => screen.findAllByRole('checkbox', { name: /I agree/ });

/** Answers everything, agrees, and is sent to log in. */
async function sentToLogin() {
  const visit = await renderStep('birthdate', { answers, flags });
  for (const box of await consents()) await visit.user.click(box);
  await visit.next();
  await waitFor(() => expect(visit.left.join()).toContain('/auth/login'));
  visit.unmount();
  return visit;
}

type Visit = Awaited<ReturnType<typeof sentToLogin>>;

async function reopen({ sandbox, bundle, control }: Visit, { path = HERE, application = {} } = {}) {
  const { jwt } = await control<{ jwt: string }>('POST', '/applications', {
    org: bundle.org,
    scenario: 'again-closed',
    ...application,
  });
  return renderRemote(borrower, { path, sandbox, jwt, local: sameBrowser() });
}

/** As after a way to another page and back. */
const sameBrowser = () => ({
  telemetry_trackerUuid: localStorage.getItem('telemetry_trackerUuid') ?? '',
});

const created = async (control: Visit['control']) =>
  (await control<{ path: string }[]>('GET', '/requests')).filter(({ path }) => path === CREATE);

describe('whose session ended, at the last step', () => {
  async function atTheLastStep() {
    const visit = await renderStep('set-password', { application: { scenario: 'again-closed' } });
    for (const box of await consents()) await visit.user.click(box);
    return visit;
  }

  test('because the server takes it no longer: is sent to log in, and finds everything when they are back', async () => {
    const visit = await atTheLastStep();
    await visit.control('POST', '/faults', { path: '**/helocs', kind: 'status', status: 401 });
    await visit.next();
    expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeVisible();
    await waitFor(() => expect(visit.left.join()).toContain('/auth/login'));
    visit.unmount();
    await visit.control('DELETE', '/faults');

    const { sandbox, application } = visit;
    const { waitForStep, control, user } = await renderRemote(borrower, {
      path: '/register-v2/set-password',
      sandbox,
      jwt: application.jwt,
    });
    await control('PUT', '/clock', { rate: 100 });
    await waitForStep('register-v2/set-password');
    for (const box of await consents()) expect(box).toBeChecked();
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    await waitForStep('product/select');
  });

  test('because they logged out in another tab: nothing of theirs is there or made', async () => {
    const { next, waitForStep, control } = await atTheLastStep();
    localStorage.removeItem(JWT_KEY);
    await next();
    await waitForStep('register-v2');
    expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue('');
    expect(sessionStorage.getItem(personalKey(storageKey('OAKLINE'))) ?? '').not.toContain('ana');
    expect(await created(control)).toEqual([]);
  });
});

describe('who was sent to log in at the last step', () => {
  test('comes back and the application is made, without pressing anything again', async () => {
    const visit = await sentToLogin();
    expect(screen.queryByRole('dialog', { name: 'Processing data' })).not.toBeInTheDocument();
    const { waitForStep, control } = await reopen(visit);
    await control('PUT', '/clock', { rate: 100 });
    await waitForStep('product/select');
    expect(await created(control)).toHaveLength(1);
  });

  test('comes back without having logged in: nothing happens by itself', async () => {
    const { sandbox, control } = await sentToLogin();
    const { waitForStep } = await renderRemote(borrower, { path: HERE, sandbox, local: sameBrowser() });
    await waitForStep('register-v2/birthdate');
    for (const box of await consents()) expect(box).toBeChecked();
    await waitFor(() =>
      expect(sessionStorage.getItem(personalKey(storageKey('OAKLINE')))).not.toMatch(/"awaitsLogin":true/),
    );
    expect(await created(control)).toEqual([]);
  });

  test('comes back to another step: nothing happens by itself at the last one', async () => {
    const visit = await sentToLogin();
    const { user, waitForStep, control } = await reopen(visit, { path: '/register-v2/legal-name' });
    await waitForStep('register-v2/legal-name');
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    await waitForStep('register-v2/birthdate');
    await consents();
    await waitFor(() =>
      expect(sessionStorage.getItem(personalKey(storageKey('OAKLINE')))).not.toMatch(/"awaitsLogin":true/),
    );
    expect(await created(control)).toEqual([]);
  });

  test('and has an application already is told so, and nothing is made', async () => {
    const visit = await sentToLogin();
    const { control } = await reopen(visit, { application: { scenario: 'again-active' } });
    expect(await screen.findByRole('dialog', { name: 'Active application already exists.' })).toBeVisible();
    expect(await created(control)).toEqual([]);
    expect(screen.queryByRole('dialog', { name: 'Account Already Exists' })).not.toBeInTheDocument();
  });

  test('sees what went wrong where a call fails, and can go on', async () => {
    const visit = await sentToLogin();
    await visit.control('POST', '/faults', { path: CREATE, kind: 'status', status: 500, times: 1 });
    const { user, waitForStep, control } = await reopen(visit);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Processing data' })).not.toBeInTheDocument();
    await control('PUT', '/clock', { rate: 100 });
    await user.click(screen.getByRole('button', { name: CONTINUE }));
    await waitForStep('product/select');
  });
});
