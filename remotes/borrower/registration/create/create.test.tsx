import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CONTINUE } from '#packages/testing/playwright/registration.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { personalKey } from '#src/platform/personal.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS, type StepInput } from '../testing/renderStep.ts';
import { ABILITY, CREATE, lastStep as openLastStep, PASSWORD, REGISTER } from './testing/lastStep.ts';

beforeEach(() => sessionStorage.clear());

async function lastStep(input: StepInput = {}) {
  const view = await openLastStep(input);
  return {
    ...view,
    banner: (text: string | RegExp) =>
      waitFor(() =>
        expect(
          screen
            .getAllByRole('alert')
            .map((a) => a.textContent)
            .join(),
        ).toMatch(text),
      ),
    fault: (path: string, kind: object) =>
      view.control('POST', '/faults', { method: '*', path, times: 1, ...kind }),
  };
}

/** A person whose last application is closed, with actions of theirs in another browser. */
async function returning() {
  const view = await lastStep({ application: { scenario: 'again-closed' } });
  const { email } = view.application;
  return {
    ...view,
    meanwhile: (application: object) =>
      view.control('POST', '/applications', { org: view.bundle.org, email, ...application }),
  };
}

const stillTyped = () =>
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue(PASSWORD);

test('a second press makes nothing twice, and the way goes on to the offers', async () => {
  const { user, received, created, waitForStep, control } = await lastStep();
  await control('PUT', '/clock', { rate: 100 });
  await user.dblClick(screen.getByRole('button', { name: CONTINUE }));
  await created();
  expect(await received(REGISTER)).toHaveLength(1);
  expect(await received(CREATE)).toHaveLength(1);
  await waitForStep('product/select');
});

describe('what stands in the way', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Account Already Exists' });

  test('an email that is known', async () => {
    const first = await lastStep();
    await first.control('POST', '/applications', { org: first.bundle.org, email: ANSWERS.email });
    await first.next();
    const dialog = await modal();
    expect(
      within(dialog).getByText(
        'It looks like ana.rivera@example.com already has an account with us. Please log in to continue.',
      ),
    ).toBeVisible();
    expect(await first.received(CREATE)).toEqual([]);
    await first.user.click(within(dialog).getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(first.left.join()).toContain('/auth/login'));
    expect(Object.keys(sessionStorage)).toContain(personalKey(storageKey(first.bundle.org)));
  });

  test('an application that was started elsewhere in the meantime', async () => {
    const { next, received, meanwhile } = await returning();
    await meanwhile({ status: { checklistStatus: 'HMDA' } });
    await next();
    expect(await modal()).toBeVisible();
    expect(await received(CREATE)).toEqual([]);
  });

  test.each(['before', 'by the create call'])('an application elsewhere, found out %s', async (when) => {
    const { next, received, control, meanwhile } = await returning();
    await waitFor(async () => expect(await received(ABILITY, 'GET')).toHaveLength(1));
    const body = { canStartApplication: true, organizationsWithActiveApplication: [] };
    const answer = { path: '/service-search/**', kind: 'status', status: 200, body, times: 1 };
    if (when !== 'before') await control('POST', '/faults', answer);
    await meanwhile({ scenario: 'again-elsewhere' });
    await next();
    const dialog = await screen.findByRole('dialog', { name: 'Active application already exists.' });
    expect(dialog).toHaveAccessibleDescription(/^You have an application with another lender already\./);
    expect(within(dialog).getByRole('link', { name: /^Call / })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Go to dashboard' })).toBeVisible();
    expect(await received(CREATE)).toHaveLength(when === 'before' ? 0 : 1);
  });

  test.each(['before', 'by the create call'])('a line of the last 45 days, found out %s', async (when) => {
    const { next, received, control, meanwhile } = await returning();
    // What registration asks when it is opened is answered before the line is there.
    await waitFor(async () => expect(await received(ABILITY, 'GET')).toHaveLength(1));
    if (when !== 'before') {
      const body = { canStartApplication: true, organizationsWithActiveApplication: [] };
      await control('POST', '/faults', {
        path: '/service-search/**',
        kind: 'status',
        status: 200,
        body,
        times: 1,
      });
    }
    await meanwhile({ scenario: 'again-recent' });
    await next();
    const dialog = await screen.findByRole('dialog', { name: 'You already have a HELOC with us' });
    expect(dialog).toHaveAccessibleDescription(
      /It looks like you have received a HELOC from us within the last 45 days\./,
    );
    expect(await received(CREATE)).toHaveLength(when === 'before' ? 0 : 1);
  });

  test('a state in which nobody lends: the message stays on the page', async () => {
    const { next, banner, left } = await lastStep({
      answers: { ...ANSWERS, propertyAddress: { ...ANSWERS.propertyAddress, street1: '51 Notserved Way' } },
    });
    await next();
    await banner(/we do not currently offer loans in Idaho/i);
    stillTyped();
    expect(left).toEqual([]);
  });
});

describe('a call that fails', () => {
  const RETRYABLE = [
    { kind: 'network' },
    { kind: 'malformed' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
  ];
  const CALLS = [
    '/service-profile/api/v1/profile/consent-types',
    REGISTER,
    '/identity/secure/api/v1_1/identity',
    '/service-search/**',
    CREATE,
  ];

  test.each(CALLS)('%s: can be tried again, nobody is registered twice', async (path) => {
    const { next, fault, banner, created, received } = await lastStep();
    await fault(path, { kind: 'status', status: 500 });
    await next();
    await banner('Something went wrong. Please try again.');
    stillTyped();
    await next();
    await created();
    expect(await received(CREATE)).toHaveLength(path === CREATE ? 2 : 1);
    expect(await received(REGISTER)).toHaveLength(path === REGISTER ? 2 : 1);
  });

  test.each(RETRYABLE)('create $kind $status: the second try goes through', async (kind) => {
    const { next, fault, banner, created } = await lastStep();
    await fault(CREATE, kind);
    await next();
    await banner(/.+/);
    stillTyped();
    await next();
    await created();
  });

  test('an application whose answer got lost is found again', async () => {
    const { next, fault, banner, created, control: ask, received, bundle } = await lastStep();
    await fault(CREATE, { kind: 'network' });
    await next();
    await banner(/Check your internet connection/);
    const [registered] = await received(REGISTER);
    expect(registered).toBeDefined();
    await ask('POST', '/applications', {
      org: bundle.org,
      email: ANSWERS.email,
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
    await next();
    await created();
    expect(await received(CREATE)).toHaveLength(1);
  });

  describe('what trying again cannot mend', () => {
    const NOT_CREATED = /^Your account is ready, but your application was not created/;
    const SCHEMA = 'consentListRequest must be a `array` type';

    test('leads somebody who has an application to the dashboard, and is logged', async () => {
      const { next, fault, reports, left } = await lastStep({ application: { scenario: 'again-closed' } });
      await fault(CREATE, { kind: 'status', status: 400, body: { errors: ['No such thing'] } });
      await next();
      await waitFor(() => expect(left.join()).toContain('/dashboard'));
      expect(reports.flat()).toContainEqual({ where: 'create', code: 'invalid', status: 400 });
      expect(inspect(reports, { depth: null, showHidden: true })).not.toContain('No such thing');
    });

    test('leaves an account without an application where it was, and is logged', async () => {
      const { next, fault, reports, left, banner, created, received } = await lastStep();
      await fault(CREATE, { kind: 'status', status: 400, times: 1, body: { errors: [SCHEMA] } });
      await next();
      await banner(NOT_CREATED);
      await banner(/Try again, or call us at \(888\) 555-0142\./);
      expect(document.body).not.toHaveTextContent('consentListRequest');
      expect(left).toEqual([]);
      expect(reports.flat()).toContainEqual({ where: 'create', code: 'invalid', status: 400 });
      stillTyped();
      await next();
      await created();
      expect(await received(REGISTER)).toHaveLength(1);
    });

    test('is told in the server’s words before ours, if they are for people', async () => {
      const { next, fault, banner } = await lastStep();
      await fault(CREATE, {
        kind: 'status',
        status: 400,
        body: { errors: [SCHEMA, 'This home is too new'] },
      });
      await next();
      await banner(/^This home is too new. Your account is ready/);
    });

    test('and a reload: the last step is there, with everything but the password, which the account has', async () => {
      const visit = await lastStep();
      await visit.fault(CREATE, { kind: 'status', status: 400, times: 1, body: { errors: [SCHEMA] } });
      await visit.next();
      await visit.banner(NOT_CREATED);
      visit.unmount();

      const { sandbox } = visit;
      const path = '/register-v2/set-password';
      const jwt = localStorage.getItem(JWT_KEY) ?? '';
      const { waitForStep, control, user } = await renderRemote(borrower, { path, sandbox, jwt });
      await control('PUT', '/clock', { rate: 100 });
      for (const box of await screen.findAllByRole('checkbox', { name: /I agree/ }))
        expect(box).toBeChecked();
      await user.click(screen.getByRole('button', { name: CONTINUE }));
      await waitForStep('product/select');
    });
  });

  test.each([
    [503, 'here', 'server'],
    [401, 'here', 'unauthenticated'],
    [409, 'exists', 'conflict'],
  ])('what can be mended here, or is told, is logged by its code: %s', async (status, way, code) => {
    const { next, fault, reports } = await lastStep();
    await fault(CREATE, { kind: 'status', status, body: { errors: ['Ana Rivera is wrong'] } });
    await next();
    await waitFor(() => expect(reports).toContainEqual(['No application was made', { way, code, status }]));
    expect(inspect(reports, { depth: null, showHidden: true })).not.toContain('Rivera');
  });
});
