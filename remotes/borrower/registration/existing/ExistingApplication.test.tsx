import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatPhone } from '#src/domain/person/phone.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { fetchEmitted } from '#src/testing/themes.ts';
import { borrower } from '../../testing/remote.ts';

const { fetch } = globalThis;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = fetchEmitted;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const ABILITY = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';
const CALLS = ['/service-application/api/v1/application/heloc/all', '/service-search/**'];

const open = (scenario: string | undefined, more: object = {}) =>
  renderRemote(borrower, {
    path: '/register-v2?org=X&utm_source=mail',
    ...(scenario ? { application: { scenario } } : {}),
    ...more,
  });
const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });
const heading = () =>
  screen.findByRole('heading', { level: 1, name: 'What property would you like to use?' });

describe('who opens registration, signed in', () => {
  test('with an active application goes on with it', async () => {
    const { user, waitForStep, application } = await open('again-active');
    const shown = await dialog('Active application already exists.');
    expect(within(shown).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'Continue application' }));
    await waitForStep('start/hmda');
    expect(application.uuid).toBeTruthy();
  });

  test('with an active application may go to the dashboard instead', async () => {
    const { user, left } = await open('again-active');
    const shown = await dialog('Active application already exists.');
    await user.click(within(shown).getByRole('button', { name: 'Go to dashboard' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test('within 45 days of a line is told so', async () => {
    const { user, left } = await open('again-recent');
    const shown = await dialog('You already have a HELOC with us');
    expect(shown).toHaveAccessibleDescription(
      /It looks like you have received a HELOC from us within the last 45 days\./,
    );
    await user.click(within(shown).getByRole('button', { name: 'Go to dashboard' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test('with one complete application, long ago, cannot start another here', async () => {
    await open('again-complete');
    expect(await dialog('Your application is complete')).toHaveAccessibleDescription(/dashboard/);
  });

  test('with an inquiry is given the loan officer’s phone and email', async () => {
    await open('again-inquiry');
    const shown = await dialog('Action Required: Contact Your Loan Officer');
    expect(within(shown).getByRole('link', { name: 'Call (509) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15095550100',
    );
    expect(within(shown).getByRole('link', { name: /^Write to robin\.ashdown@/ })).toHaveAttribute(
      'href',
      'mailto:robin.ashdown@example.com',
    );
  });

  test('with an inquiry of a loan officer whom nobody finds is given our support', async () => {
    const { bundle } = await open(undefined, {
      application: {
        status: { checklistStatus: 'LIEN_VERIFICATION' },
        isInquiry: true,
        referrer: { referrerUuid: '99999999-9999-4999-8999-999999999999' },
      },
    });
    const shown = await dialog('Action Required: Contact Your Loan Officer');
    expect(
      within(shown).getByRole('link', { name: `Call ${bundle.brand.companyInfo.supportPhone}` }),
    ).toBeVisible();
  });

  const elsewhere = () => dialog('Active application already exists.');

  test('with an active application at another organisation reads at which, and how to go on', async () => {
    const { user, left } = await open('again-elsewhere');
    const shown = await elsewhere();
    expect(shown).toHaveAccessibleDescription(/^You have an application with Quillmere already\./);
    expect(within(shown).getByRole('link', { name: /^Call \(/ })).toBeVisible();
    expect(within(shown).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'Go to dashboard' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test('with one at an organisation that has a site is led to it', async () => {
    globalThis.fetch = (async (...[url]: Parameters<typeof fetch>) => {
      const brand = await (await fetchEmitted(url)).json();
      return Response.json({ ...brand, baseUrl: 'https://quillmere.example/home/' });
    }) as typeof fetch;
    await open('again-elsewhere');
    expect(within(await elsewhere()).getByRole('link', { name: /^Continue with Quillmere/ })).toHaveAttribute(
      'href',
      'https://quillmere.example/home/dashboard',
    );
  });

  test.each(['NOT_KNOWN', '../OAKLINE'])(
    'with one at an organisation that is not known (%s) reads neutral words and our number',
    async (code) => {
      const { bundle } = await open('again-elsewhere', {
        application: { scenario: 'again-elsewhere', activeElsewhere: [code] },
      });
      const shown = await elsewhere();
      expect(shown).toHaveAccessibleDescription(/^You have an application with another lender already\./);
      const { supportPhone } = bundle.brand.companyInfo;
      expect(within(shown).getByRole('link', { name: `Call ${formatPhone(supportPhone)}` })).toBeVisible();
      expect(within(shown).queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
    },
  );

  test('with one elsewhere may start another where the server allows it', async () => {
    const { control, sandbox, application, unmount } = await open('again-closed');
    unmount();
    const body = { canStartApplication: true, organizationsWithActiveApplication: ['QUILLMERE_BANK'] };
    const path = CALLS[1];
    await control('POST', '/faults', { method: 'GET', path, kind: 'status', status: 200, body });
    const { user } = await open(undefined, { sandbox, jwt: application.jwt });
    const shown = await elsewhere();
    await user.click(within(shown).getByRole('button', { name: 'Start another application' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await heading();
  });

  test.each(['again-inquiry-bypassed', 'again-closed'])('%s: nothing stands in the way', async (scenario) => {
    const { control, user } = await open(scenario);
    await heading();
    await waitFor(async () => {
      const asked = await control<{ path: string }[]>('GET', '/requests');
      expect(asked.map(({ path }) => path)).toContain(CALLS[0]);
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'There is a problem' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(CALLS)('can go on when %s fails', async (path) => {
    const { control, sandbox, application, unmount } = await open('again-active');
    unmount();
    await control('POST', '/faults', { method: 'GET', path, kind: 'status', status: 500 });
    const { reports } = await open(undefined, { sandbox, jwt: application.jwt });
    await heading();
    await waitFor(() => expect(reports.flat()).toContain('The applications were not read'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('with a session that has ended is a visitor', async () => {
    const { runtime, left } = await open(undefined, { jwt: 'Bearer x.e30.y' });
    await heading();
    await waitFor(() => expect(runtime.auth.isSignedIn()).toBe(false));
    expect(left).toEqual([]);
  });
});

describe('a visitor', () => {
  test('is asked nothing, and can log in instead and come back here', async () => {
    const { user, control, left } = await open(undefined);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(left).toEqual(['http://localhost/auth/login']));
    const asked = await control<{ path: string }[]>('GET', '/requests');
    for (const call of [CALLS[0], ABILITY]) expect(asked.map(({ path }) => path)).not.toContain(call);
  });

  test('is not offered a login once signed in', async () => {
    await open('again-closed');
    await heading();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });
});
