import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { saveLink } from '#src/features/bank-link/savedLink.ts';
import { personalKey } from '#src/platform/personal.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';

const RETURN = '/plaid-oauth-success?oauth_state_id=abc-1';
/** What is in local storage while a person is at their bank. */
function atTheBank(uuid: string, expiry: string, owner: string): Record<string, string> {
  const local: Record<string, string> = {};
  const store = {
    get: () => undefined,
    set: (name: string, value: string) =>
      void Object.assign(local, { [personalKey(name)]: JSON.stringify({ owner, value }) }),
    remove: () => {},
  };
  saveLink(store, uuid, { token: 'link-1', expiry, step: 'income/link/plaid', provider: 'plaid' });
  return local;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Plaid');
  history.replaceState(null, '', '/');
});

/** The stand-in for Plaid's script: what it was created with, and whether it was opened. */
function stubPlaid() {
  const created: Record<string, unknown>[] = [];
  const opened: number[] = [];
  Object.assign(window, {
    Plaid: {
      create(config: Record<string, unknown>) {
        created.push(config);
        return { open: () => opened.push(created.length), exit() {}, destroy() {}, submit() {} };
      },
    },
  });
  const tag = document.createElement('script');
  tag.setAttribute('src', 'https://cdn.plaid.com/link/v2/stable/link-initialize.js');
  tag.type = 'text/plain';
  document.head.append(tag);
  return { created, opened, done: () => tag.remove() };
}

async function openReturn(expiry: string, isSignedIn = true) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const { uuid, jwt, identityUuid } = await control<Created>(sandbox, 'POST', '/applications', {
    org: 'OAKLINE',
    status: { checklistStatus: 'INCOME_VERIFICATION' },
  });
  const local = atTheBank(uuid, expiry, `OAKLINE/${identityUuid}`);
  const view = await renderRemote(borrower, {
    path: RETURN,
    sandbox,
    ...(isSignedIn ? { jwt } : {}),
    local,
  });
  return { ...view, uuid, jwt, local, sandbox };
}

describe('/plaid-oauth-success', () => {
  test('goes back to the page that started it, which opens the window again with this address', async () => {
    const plaid = stubPlaid();
    history.replaceState(null, '', RETURN);
    const { waitForStep } = await openReturn('2999-01-01T00:00:00Z');
    await waitForStep('income/link/:type');
    await waitFor(() => expect(plaid.opened).toEqual([1]));
    expect(plaid.created[0]).toMatchObject({
      token: 'link-1',
      receivedRedirectUri: `${location.origin}${RETURN}`,
    });
    plaid.done();
  });

  test('an expired link leads to where the application stands', async () => {
    const { waitForStep } = await openReturn('2000-01-01T00:00:00Z');
    await waitForStep('income/review');
  });

  test('without an application of theirs the person goes on from the dashboard', async () => {
    const { user, left } = await renderRemote(borrower, {
      path: RETURN,
      application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Go on with your application' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to my dashboard' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });

  test('asks a visitor to log in, and goes on when they come back', async () => {
    const path = `/account/heloc${RETURN}`;
    history.replaceState(null, '', path);
    const { left, sandbox, uuid, jwt, local, unmount } = await openReturn('2000-01-01T00:00:00Z', false);
    const query = new URLSearchParams({ redirectUrl: path });
    await waitFor(() => expect(left).toEqual([`http://localhost/auth/login?${query}`]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please log in to go on');
    unmount();
    const again = await renderRemote(borrower, { path: RETURN, sandbox, jwt, local });
    await again.waitForStep('income/review');
    const asked = await again.control<{ path: string }[]>('GET', '/requests');
    expect(asked.some(({ path }) => path.endsWith(`/heloc/${uuid}`))).toBe(true);
  });
});
