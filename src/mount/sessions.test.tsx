import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { holdAnswer } from '#src/testing/holdAnswer.ts';
import { readPersonal, writePersonal } from '#src/testing/personal.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { SESSION_EVENT } from './watchToken.ts';

beforeEach(() => sessionStorage.clear());

/** Another tab changes the token: the event that the browser dispatches here. */
async function setJwtInOtherTab(jwt: string | null): Promise<void> {
  await act(async () => {
    if (jwt === null) localStorage.removeItem(JWT_KEY);
    else localStorage.setItem(JWT_KEY, jwt);
    window.dispatchEvent(new StorageEvent('storage', { key: JWT_KEY, newValue: jwt }));
  });
}

const atIncome = { status: { checklistStatus: 'INCOME_VERIFICATION' } };

/** Ana's application on the page, and Ben, who has one as well. */
async function ana(status: object = atIncome) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const ben = await control<Created>(sandbox, 'POST', '/applications', { ...atIncome, org: 'OAKLINE' });
  const view = await renderRemote(borrower, { path: '/{uuid}', sandbox, application: status as never });
  const sent = () =>
    view.control<{ headers: Record<string, string>; path: string; body: unknown }[]>('GET', '/requests');
  await view.waitForStep('income/review');
  // Flags are asked for twice, when the page is idle and when the application is known, in either order; her notifications are
  // read and her step is reported when it is idle. All of that is Ana's: it must not be taken for what comes after her.
  await waitFor(async () => {
    const paths = (await sent()).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/features'))).toHaveLength(2);
    expect(paths).toEqual(expect.arrayContaining(['/ft/secure/session', '/ft/secure/event']));
    expect(paths.some((path) => path.endsWith('/notifications'))).toBe(true);
  });
  await view.control('DELETE', '/requests');
  return { ...view, ben, sent };
}

/** docs/rules.md#top-bar-and-side-bar */
function expectLogoAlone(): void {
  const { parentElement: bar } = screen.getByRole('link', { name: 'Oakline' });
  expect(within(bar as HTMLElement).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
}

describe('somebody else is logged in on the page', () => {
  test('is said, with nothing of the first person left, and nothing is sent for either', async () => {
    const { ben, sent, left } = await ana();
    writePersonal(sessionStorage, 'anything', { typed: 'hers' }, ownerOf(localStorage.getItem(JWT_KEY)));
    await setJwtInOtherTab(ben.jwt);
    expect(await screen.findByRole('heading', { name: "You're signed in as somebody else" })).toBeVisible();
    expectLogoAlone();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(readPersonal(sessionStorage, 'anything')).toBeUndefined();
    expect(localStorage.getItem(JWT_KEY)).toBe(ben.jwt);
    expect((await sent()).filter(({ headers }) => headers.authorization)).toEqual([]);
    expect(left).toEqual([]);
  });

  test('either may go on: the other person on the dashboard', async () => {
    const { ben, user, left } = await ana();
    await setJwtInOtherTab(ben.jwt);
    await user.click(await screen.findByRole('button', { name: 'Go on as the person who is logged in' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test('or the first one, after a login', async () => {
    const { ben, user, left } = await ana();
    await setJwtInOtherTab(ben.jwt);
    await user.click(await screen.findByRole('button', { name: 'Log in as yourself' }));
    await waitFor(() => expect(left[0]).toMatch(/\/auth\/login/));
  });
});

test('a call under way for the first person is not answered to the second, nor repeated for them', async () => {
  const { ben, control, runtime, sent } = await ana();
  await control('POST', '/faults', { method: 'GET', path: '**/profile', kind: 'slow', delayMs: 200 });
  const asked = runtime.api.call(getProfile, {}).catch((error: unknown) => error);
  await setJwtInOtherTab(ben.jwt);
  await screen.findByRole('heading', { name: "You're signed in as somebody else" });
  expect(await act(() => asked)).toMatchObject({ name: 'ApiError' });
  expect(runtime.auth.isSignedIn()).toBe(false);
  const asOthers = (await sent()).filter(({ headers }) => headers.authorization === ben.jwt);
  expect(asOthers).toEqual([]);
});

describe('a logout', () => {
  test('in another tab ends everything of the person here, and a login is asked for', async () => {
    const { left } = await ana();
    writePersonal(localStorage, 'bank-link', { token: 'hers' }, ownerOf(localStorage.getItem(JWT_KEY)));
    await setJwtInOtherTab(null);
    expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Log in' })).toHaveLength(2);
    expect(readPersonal(localStorage, 'bank-link')).toBeUndefined();
    await waitFor(() => expect(left[0]).toMatch(/\/auth\/login/));
  });

  test('by the page itself is noticed when the page says so', async () => {
    await ana();
    await act(async () => {
      localStorage.removeItem(JWT_KEY);
      window.dispatchEvent(new Event(SESSION_EVENT));
    });
    expect(await screen.findByRole('heading', { name: 'Please log in to go on' })).toBeVisible();
  });

  test('of an agent leads to the login of agents', async () => {
    const view = await renderRemote(borrower, {
      path: '/{uuid}',
      application: { ...atIncome, profile: { type: 'BROKER' } },
      flags: { 'fe-heloc-broker-login': true },
    });
    await view.waitForStep('income/review');
    await setJwtInOtherTab(null);
    await waitFor(() => expect(view.left).toHaveLength(1));
    const calls = await view.control<{ path: string }[]>('GET', '/requests');
    expect(calls.map(({ path }) => path).filter((path) => path.startsWith('/identity-broker'))).toEqual([
      '/identity-broker/agent/api/v3/login',
    ]);
  });

  test('empties registration, which begins anew for whoever comes', async () => {
    const sandbox = await createSandbox({ databaseUrl: ':memory:' });
    const { jwt } = await control<Created>(sandbox, 'POST', '/applications', {
      org: 'OAKLINE',
      status: { checklistStatus: 'COMPLETE' },
      profile: { name: { firstName: 'Ana', lastName: 'Rivera' } },
    });
    const view = await renderRemote(borrower, { path: '/register-v2', sandbox, jwt });
    await view.waitForStep('register-v2');
    const box = await screen.findByRole('combobox', { name: 'Property address' });
    await view.user.type(box, '12 Alder');
    await setJwtInOtherTab(null);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue(''));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('12 Alder');
  });
});

test('whose session the server refuses is asked to log in again, with the page saying so', async () => {
  const { control, left, runtime } = await ana();
  await control('POST', '/faults', { method: 'GET', path: '**/profile', kind: 'status', status: 401 });
  await act(async () => {
    await runtime.api.call(getProfile, {}).catch(() => {});
  });
  expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeVisible();
  expectLogoAlone();
  await waitFor(() => expect(left[0]).toMatch(/\/auth\/login/));
  expect(localStorage.getItem(JWT_KEY)).toBeNull();
});

test('a visitor keeps what they typed, and is not taken for who logs in in another tab', async () => {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const view = await renderRemote(borrower, { path: '/register-v2', sandbox });
  const ben = await view.control<Created>('POST', '/applications', { ...atIncome, org: 'OAKLINE' });
  await view.user.type(await screen.findByRole('combobox', { name: 'Property address' }), '12 Alder');
  await setJwtInOtherTab(ben.jwt);
  expect(screen.getByRole('combobox', { name: 'Property address' })).toHaveValue('12 Alder');
  expect(view.runtime.auth.isSignedIn()).toBe(false);
  await view.control('DELETE', '/requests');
  await view.runtime.flags.refresh();
  const requests = await view.control<{ headers: Record<string, string> }[]>('GET', '/requests');
  expect(requests.filter(({ headers }) => headers.authorization)).toEqual([]);
});

describe('who the first person is, asked for once in a session, is not taken for who the next one is', () => {
  const signers = [{ firstName: 'Jo', lastName: 'Holm', email: 'jo@example.com' }];
  const goTo = (path: string) =>
    act(async () => {
      history.replaceState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  afterEach(() => goTo('/'));
  const setJwt = (change: () => void) =>
    act(async () => {
      change();
      window.dispatchEvent(new Event(SESSION_EVENT));
    });

  test.each([
    ['answered', true],
    ['under way', false],
  ])('when it is %s', async (_, isAnswered) => {
    const { sandbox, ...held } = holdAnswer(await createTestSandbox(), 'getIdentity');
    const make = () => sandbox.make({ status: 'HMDA', signers });
    const [ana, ben] = [await make(), await make()];
    // What he opens is what he only signs, which nothing but his identity says.
    const address = `/applications/${ben.uuid}`;
    const { helocSigners } = await sandbox.control<{ helocSigners: object[] }>('GET', address);
    await sandbox.control('PATCH', address, {
      helocSigners: helocSigners.map((one) => ({ ...one, identityUuid: ben.identityUuid })),
    });
    await goTo(`/account/heloc/${ana.uuid}`);
    const view = await renderRemote(borrower, {
      path: '',
      sandbox,
      jwt: ana.jwt,
      options: { history: 'browser' },
    });
    await waitFor(() => expect(held.isAsked()).toBe(true));
    if (isAnswered) {
      await held.letGo();
      await view.waitForStep('start/hmda');
    }

    await setJwt(() => localStorage.removeItem(JWT_KEY));
    await screen.findByRole('heading', { name: 'Please log in to go on' });
    await goTo(`/account/heloc/${ben.uuid}`);
    await setJwt(() => localStorage.setItem(JWT_KEY, ben.jwt));
    const toSigner = 'http://localhost/account/heloc/heloc-signer/login';
    await waitFor(() => expect(view.left.at(-1)).toBe(toSigner));
    await held.letGo();
    expect(view.left.filter((url) => url === toSigner)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please log in to go on');
  });
});

/** As a mount names its person. */
function ownerOf(jwt: string | null): string {
  const { org, sub } = JSON.parse(atob((jwt ?? '').split('.')[1] ?? ''));
  return `${org}/${sub}`;
}
