import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { useSignOut } from './useSignOut.ts';

beforeEach(() => sessionStorage.clear());

/** The pages of a person, and a button beside them, as in a bar. */
const Pages = () => (
  <>
    <borrower.App />
    <Out />
  </>
);
function Out() {
  const { signOut, busy } = useSignOut();
  return (
    <button type="button" onClick={signOut}>
      {busy ? 'Logging out' : 'Log out here'}
    </button>
  );
}
const BROKER_PAGE = 'http://localhost/auth/login?via=broker';
const LEGACY = 'http://localhost/auth/login';
const DETAILS = { status: 'COLLECT_ADDITIONAL_INFO' };
const LOGGED_OUT = { name: 'Please log in to go on' };

async function open(input: Partial<RenderInput> = {}) {
  const view = await renderRemote(
    { ...borrower, App: Pages },
    { path: '/{uuid}', application: DETAILS, ...input },
  );
  await view.waitForStep('start/contact');
  await screen.findByRole('radio', { name: 'Home improvement' });
  const shown = view.events.length;
  return {
    ...view,
    press: () => view.user.click(screen.getByRole('button', { name: 'Log out here' })),
    told: () => view.events.slice(shown).map(({ type }) => type),
    calls: async (end: string) =>
      (await view.control<{ path: string; body: unknown; method: string }[]>('GET', '/requests')).filter(
        ({ path, method }) => path.endsWith(end) && method !== 'GET',
      ),
  };
}

/** The same person in a session that the page owns; what the page answers can be changed. */
async function openOwned() {
  const { sandbox, application, unmount } = await open();
  unmount();
  const page: { jwt: string | undefined } = { jwt: application.jwt };
  const input = { sandbox, path: `/${application.uuid}`, getToken: async () => page.jwt };
  // Made for the sandbox only: nobody's token is in the page's storage.
  const view = await open({ ...input, application: undefined } as never);
  expect(localStorage.getItem('jwt')).toBeNull();
  return { view, page };
}

describe('a logout', () => {
  test('ends the session, tells the host, and then leads away', async () => {
    const { press, told, left } = await open();
    await press();
    await waitFor(() => expect(left).toEqual([BROKER_PAGE]));
    expect(localStorage.getItem('jwt')).toBeNull();
    expect(told()).toEqual(['logged_out', 'navigate']);
    expect(await screen.findByRole('heading', LOGGED_OUT)).toBeVisible();
  });

  test('saves what was typed before the broker is asked', async () => {
    const { press, left, user, control, calls, application } = await open();
    await user.click(screen.getByRole('radio', { name: 'Home improvement' }));
    expect(await calls('/drafts/start.contact')).toEqual([]);
    await control('DELETE', '/requests');
    await press();
    await waitFor(() => expect(left).toEqual([BROKER_PAGE]));
    const { drafts } = await control<{ drafts: object }>('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(drafts)).toContain('HOME_IMPROVEMENT');
    const changes = (await calls('')).map(({ path }) => path.split('/').at(-1));
    expect(changes.filter((path) => path === 'logout' || path?.startsWith('start'))).toEqual([
      expect.stringMatching(/^start/),
      'logout',
    ]);
  });

  test('is over in 3 seconds where neither the saving nor the broker comes to an end', async () => {
    const { press, left, user, control } = await open();
    for (const path of ['**/logout', '**/drafts/*'])
      await control('POST', '/faults', { method: '*', path, kind: 'timeout' });
    await user.click(screen.getByRole('radio', { name: 'Home improvement' }));
    const since = performance.now();
    await press();
    await waitFor(() => expect(left).toEqual([LEGACY]));
    expect(performance.now() - since).toBeLessThan(3500);
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  test('is not held up by a question whether to leave what could not be saved', async () => {
    const { press, left, user, control } = await open();
    await control('POST', '/faults', { method: 'PUT', path: '**/drafts/*', kind: 'status', status: 500 });
    const asked: boolean[] = [];
    let isOver = false;
    await user.click(screen.getByRole('radio', { name: 'Home improvement' }));
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(asks()).toBe(true), { timeout: 3000 });
    const push = left.push.bind(left);
    left.push = (url) => {
      asked.push(asks());
      isOver = localStorage.getItem('jwt') === null;
      return push(url);
    };
    await press();
    await waitFor(() => expect(left).toHaveLength(1));
    expect([asked, isOver]).toEqual([[false], true]);
  });

  test('that the page keeps from leading away has ended the session all the same', async () => {
    const { press, told, left, container } = await open();
    container.addEventListener('heloc:navigate', (event) => event.preventDefault());
    await press();
    expect(await screen.findByRole('heading', LOGGED_OUT)).toBeVisible();
    expect(told()).toEqual(['logged_out', 'navigate']);
    expect(left).toEqual([]);
  });
});

describe('a logout of a session that the page owns', () => {
  test('is asked of the page, which may do it all', async () => {
    const { view, page } = await openOwned();
    view.container.addEventListener('heloc:logout-requested', (event) => event.preventDefault());
    await view.press();
    expect(view.told()).toEqual(['logout-requested']);
    expect(await view.calls('/logout')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Log out here' })).toBeEnabled();
    page.jwt = undefined;
    await act(async () => window.dispatchEvent(new Event('heloc:session')));
    expect(await screen.findByRole('heading', LOGGED_OUT)).toBeVisible();
  });

  test('is done by the broker and here where the page does not mind, and stays done', async () => {
    const { view } = await openOwned();
    await view.press();
    await waitFor(() => expect(view.left).toEqual([BROKER_PAGE]));
    expect(view.told()).toEqual(['logout-requested', 'logged_out', 'navigate']);
    // The page still answers the same token.
    await view.control('DELETE', '/requests');
    await act(async () => window.dispatchEvent(new Event('heloc:session')));
    expect(await screen.findByRole('heading', LOGGED_OUT)).toBeVisible();
    const sent = await view.control<{ headers: object }[]>('GET', '/requests');
    expect(sent.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
  });
});
