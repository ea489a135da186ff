import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

type Input = Partial<Parameters<typeof renderRemote>[1]>;

async function signedIn(input: Input = {}) {
  const view = await renderRemote(borrower, {
    path: '/{uuid}',
    application: { scenario: 'income-verification', profile: { name: { firstName: 'Ana', lastName: 'Li' } } },
    ...input,
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Account' }));
  return { ...view, bar };
}

const namesOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
const changed =
  (navigation: readonly string[], capabilities = {}) =>
  (brand: BrandBundle['brand']): BrandBundle['brand'] => ({
    ...brand,
    navigation,
    capabilities: { ...brand.capabilities, ...capabilities },
  });

describe('the top bar', () => {
  test('leads to the dashboard by a link that asks the host; with a key held it is the browser’s', async () => {
    const { user, bar, left, events } = await signedIn();
    const link = bar.getByRole('link', { name: 'Dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
    let isOurs: boolean | undefined;
    const browser = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(isOurs).toBe(false);
    expect(left).toEqual([]);
    await user.click(link);
    expect(events.at(-1)).toEqual({ type: 'navigate', url: 'http://localhost/dashboard' });
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test.each([
    ['of a brand that has all', {}, ['Passport', 'Group Manager', 'Portfolio Manager', 'Pay', 'Exchange']],
    [
      'without what the brand does not offer',
      { brand: changed(['passport', 'pay', 'portfolio', 'exchange'], { portfolioManager: false }) },
      ['Passport', 'Pay', 'Exchange'],
    ],
  ])('has the apps %s, in their order', async (_, input, names) => {
    const { user, bar } = await signedIn(input);
    await user.click(bar.getByRole('button', { name: 'Apps' }));
    expect(namesOf(within(bar.getByRole('list')).getAllByRole('link'))).toEqual(names);
  });

  test('has no apps and no dashboard where the brand’s site has none', async () => {
    const { bar } = await signedIn({ brand: changed(['settings', 'contact']) });
    expect(bar.queryByRole('button', { name: 'Apps' })).not.toBeInTheDocument();
    expect(bar.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Profile' })).toBeVisible();
  });

  test('says who is signed in, and logs them out, once', async () => {
    const { user, bar, left } = await signedIn();
    await user.click(bar.getByRole('button', { name: 'Profile' }));
    expect(bar.getByText('Ana Li')).toBeVisible();
    expect(namesOf(bar.getAllByRole('link'))).toEqual(['Dashboard', 'Support', 'Settings']);
    expect(bar.getByRole('button', { name: 'Switch Accounts' })).toBeVisible();
    const logOut = bar.getByRole('button', { name: 'Logout' });
    await user.dblClick(logOut);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/\/auth\/login/);
    expect(localStorage.getItem('jwt')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
  });
});

/** A call that takes longer than a person takes for at once. */
const slow = (method: 'GET' | 'POST', path: string) => ({ method, path, kind: 'slow', delayMs: 600 });

test('who has an expired password is told so where it is changed', async () => {
  const { user, bar } = await signedIn({ application: { scenario: 'password-expired' } });
  await user.click(bar.getByRole('button', { name: 'Profile' }));
  expect(await bar.findByRole('link', { name: /^Settings\s*Your password has expired$/ })).toBeVisible();
});

test('a logout that takes its time says so, and a press more is none', async () => {
  const { user, bar, left, control } = await signedIn();
  await control('POST', '/faults', slow('POST', '**/logout'));
  await user.click(bar.getByRole('button', { name: 'Profile' }));
  await user.click(bar.getByRole('button', { name: 'Logout' }));
  const button = await bar.findByRole('button', { name: 'Logging out' });
  expect(left).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(left).toHaveLength(1));
  const requests = await control<{ path: string }[]>('GET', '/requests');
  expect(requests.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1);
});

describe('where there is little room', () => {
  test('all of it is in a dialog, and the focus comes back', async () => {
    const { user, bar, left } = await signedIn();
    const button = bar.getByRole('button', { name: 'Menu' });
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(namesOf(dialog.getAllByRole('heading'))).toEqual(['Menu', 'Go to', 'Apps', 'Account']);
    expect(namesOf(dialog.getAllByRole('link'))).toEqual([
      ...['Dashboard', 'Marketplace', 'Portfolio Manager'],
      ...['Passport', 'Group Manager', 'Portfolio Manager', 'Pay', 'Exchange'],
      ...['Support', 'Settings'],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Pay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(left).toEqual(['http://localhost/pay']);
  });
});

test('a visitor has the login alone', async () => {
  const { user, left } = await renderRemote(borrower, { path: '/register-v2' });
  const button = await screen.findByRole('button', { name: 'Log in' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(left).toHaveLength(1));
});

test('a login that takes its time says so, and a press more is none', async () => {
  const { user, left, control } = await renderRemote(borrower, { path: '/register-v2' });
  await control('PUT', '/flags', { 'fe-heloc-broker-login': true });
  await control('POST', '/faults', slow('POST', '**/login'));
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await user.click(await screen.findByRole('button', { name: 'Logging in' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const requests = await control<{ path: string }[]>('GET', '/requests');
  expect(requests.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1);
});

describe('the side bar', () => {
  const application = { scenario: 'income-verification' } as const;
  const main = () => screen.findByRole('navigation', { name: 'Main' });
  const isAbsent = () => expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();

  test.each(['register/support', 'not-accepting-apps'])(
    'stands on /%s, and its links ask the host',
    async (path) => {
      const { user, left } = await renderRemote(borrower, { path: `/${path}`, application });
      const links = within(await main()).getAllByRole('link');
      expect(namesOf(links)).toEqual(['Dashboard', 'Marketplace', 'Portfolio Manager']);
      for (const link of links) expect(link).not.toHaveAttribute('aria-current');
      await user.click(links[0] as HTMLElement);
      expect(left).toEqual(['http://localhost/dashboard']);
    },
  );

  test('stands on a page about the session', async () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('heloc:navigate', stay);
    await renderRemote(borrower, { path: '/nowhere', application });
    expect(await main()).toBeVisible();
    document.removeEventListener('heloc:navigate', stay);
  });

  test('has what the brand offers', async () => {
    const brand = changed(['dashboard', 'marketplace', 'portfolio'], { portfolioManager: false });
    await renderRemote(borrower, { path: '/register/support', application, brand });
    expect(namesOf(within(await main()).getAllByRole('link'))).toEqual(['Dashboard', 'Marketplace']);
  });

  test('says which page embeds it', async () => {
    window.history.replaceState(null, '', '/dashboard');
    await renderRemote(borrower, { path: '/register/support', application });
    const { getByRole } = within(await main());
    expect(getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    window.history.replaceState(null, '', '/');
  });

  test('is not in an application, nor for a visitor, nor where the page has its own bars', async () => {
    const inside = await signedIn();
    isAbsent();
    inside.unmount();
    const visitor = await renderRemote(borrower, { path: '/register/support' });
    await visitor.waitForStep('register/support');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    isAbsent();
    visitor.unmount();
    const { waitForStep } = await renderRemote(borrower, {
      path: '/register/support',
      application,
      options: { chrome: 'none' },
    });
    await waitForStep('register/support');
    isAbsent();
  });
});
