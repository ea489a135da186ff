import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { getIdentity, getIdentityV1 } from '#src/api/contract/identity.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { useUser } from './useUser.ts';

beforeEach(() => sessionStorage.clear());

const FIGUREINFO = '/identity-broker/customer/secure/api/v3/self/figureinfo';

/** Two places that ask at the same time. */
const Asking = () => (
  <>
    <Email />
    <Email />
  </>
);
const Email = () => <p>{useUser()?.email ?? 'not known'}</p>;

async function ask(input: Partial<RenderInput> = {}) {
  const view = await renderRemote({ ...borrower, App: Asking }, { path: '/', application: {}, ...input });
  const calls = async () =>
    (await view.control<{ path: string; headers: Record<string, string> }[]>('GET', '/requests')).filter(
      ({ path }) => path.endsWith('/figureinfo'),
    );
  return { ...view, calls };
}
const FAILURES = [
  { kind: 'status', status: 400, body: {} },
  { kind: 'status', status: 403, body: {} },
  { kind: 'status', status: 404, body: {} },
  { kind: 'status', status: 409, body: {} },
  { kind: 'status', status: 429, body: {} },
  { kind: 'status', status: 500, body: {} },
  { kind: 'status', status: 200, body: { isBroker: 'yes', aliases: 'none' } },
  { kind: 'network' },
  { kind: 'malformed' },
];

describe('who is logged in', () => {
  test('is asked once a session, by the name of the application', async () => {
    const { calls, application } = await ask();
    expect(await screen.findAllByText(application.email)).toHaveLength(2);
    const asked = await calls();
    expect(asked.map(({ path }) => path)).toEqual([FIGUREINFO]);
    expect(asked[0]?.headers['x-application-name']).toBe('heloc');
  });

  test('is asked of the login of agents where their token is from', async () => {
    const { calls, application } = await ask({ application: { profile: { type: 'BROKER' } } });
    await screen.findAllByText(application.email);
    expect((await calls()).map(({ path }) => path)).toEqual([FIGUREINFO.replace('customer', 'agent')]);
  });

  test('is not asked for a visitor, who logs in then', async () => {
    const first = await ask();
    await screen.findAllByText(first.application.email);
    first.unmount();
    const view = await renderRemote({ ...borrower, App: Asking }, { path: '/', sandbox: first.sandbox });
    await view.control('DELETE', '/requests');
    expect(screen.getAllByText('not known')).toHaveLength(2);
    expect(await view.control('GET', '/requests')).toEqual([]);
    await act(async () => view.runtime.auth.set(first.application.jwt));
    await screen.findAllByText(first.application.email);
  });

  test('is not told of the person before, who was logged in by a token that is no longer good', async () => {
    const { runtime, application, control } = await ask();
    await screen.findAllByText(application.email);
    const { jwt, email } = await control<Created>('POST', '/applications', { org: runtime.org() });
    await act(async () => runtime.auth.clear());
    expect(screen.getAllByText('not known')).toHaveLength(2);
    await act(async () => runtime.auth.set(jwt));
    await screen.findAllByText(email);
    expect(screen.queryByText(application.email)).not.toBeInTheDocument();
  });

  test.each(FAILURES)('is not known where the call fails, which changes nothing else, %j', async (fault) => {
    const first = await ask();
    await screen.findAllByText(first.application.email);
    first.unmount();
    await first.control('POST', '/faults', { method: 'GET', path: FIGUREINFO, ...fault });
    const view = await ask({ sandbox: first.sandbox, application: {} });
    await waitFor(async () => expect(await view.calls()).toHaveLength(2));
    expect(screen.getAllByText('not known')).toHaveLength(2);
    expect(view.left).toEqual([]);
    expect(localStorage.getItem(JWT_KEY)).toBe(view.application.jwt);
  });

  test('is over with a 401, as with any call', async () => {
    const first = await ask();
    first.unmount();
    const body = { message: 'unauthenticated' };
    await first.control('POST', '/faults', {
      method: 'GET',
      path: FIGUREINFO,
      kind: 'status',
      status: 401,
      body,
    });
    await ask({ sandbox: first.sandbox, application: {} });
    await screen.findByRole('heading', { name: 'You have been logged out' });
    expect(localStorage.getItem(JWT_KEY)).toBeNull();
  });
});

/** docs/decisions/0031-what-is-named-and-not-used.md */
describe('the identity in version 1', () => {
  test('says what version 1.1 says', async () => {
    const { runtime } = await ask();
    const { aliases: _more, ...same } = await runtime.api.call(getIdentity, {});
    expect(await runtime.api.call(getIdentityV1, {})).toEqual(same);
  });

  test.each(FAILURES)('fails as any call, and ends no session, %j', async (fault) => {
    const { runtime, control, application } = await ask();
    await screen.findAllByText(application.email);
    await control('POST', '/faults', { method: 'GET', path: '/identity/secure/api/v1/identity', ...fault });
    await expect(runtime.api.call(getIdentityV1, {})).rejects.toMatchObject({ name: 'ApiError' });
    expect(localStorage.getItem(JWT_KEY)).toBe(application.jwt);
  });
});
