import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import { orgOf } from '#src/testing/brand.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const LOGIN = '/identity-broker/customer/api/v3/login';
const BROKER = { 'fe-heloc-broker-login': true };
const LEGACY = 'http://localhost/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregister-v2';
const HERE = '/account/heloc/register-v2';

interface Received {
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

beforeEach(() => sessionStorage.clear());

async function visit(input: Partial<Parameters<typeof renderRemote>[1]> = {}) {
  const app = await renderRemote(borrower, { path: '/register-v2', ...input });
  await app.waitForStep('register-v2');
  // The flags have been asked for by the time the event of the first screen is out; their answer may be on its way.
  const [flag] = Object.keys(input.flags ?? {});
  if (flag) await waitFor(() => expect(app.runtime.flags.get('brokerLogin')).toBe(true));
  return {
    ...app,
    answer: (body: object, more: object = {}) =>
      app.control('POST', '/faults', {
        method: 'POST',
        path: LOGIN,
        kind: 'status',
        status: 200,
        body,
        ...more,
      }),
    asked: async () =>
      (await app.control<Received[]>('GET', '/requests')).filter(({ path }) => path === LOGIN),
  };
}

const REFERRER = '11111111-1111-4111-8111-111111111111';

describe('signing in', () => {
  test('goes to the legacy login and asks nobody', async () => {
    const { runtime, left, asked } = await visit();
    runtime.signIn(HERE);
    await waitFor(() => expect(left).toEqual([LEGACY]));
    expect(await asked()).toEqual([]);
  });

  test('carries a known email to the legacy login, where no server sees it', async () => {
    const { runtime, left } = await visit();
    runtime.signIn(HERE, { email: 'ana+1@example.com' });
    await waitFor(() => expect(left).toHaveLength(1));
    const { hash, search, pathname } = new URL(left[0] ?? '');
    expect(pathname + search).toBe(LEGACY.replace('http://localhost', ''));
    expect(new URLSearchParams(hash.slice(1)).get('email')).toBe('ana+1@example.com');
  });

  test('with the broker: goes where the login call says, once', async () => {
    const { runtime, left, asked, bundle } = await visit({ flags: BROKER });
    runtime.signIn(HERE, { email: 'ana@example.com' });
    runtime.signIn(HERE);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toBe(LEGACY.replace('?', '?via=broker&'));
    expect(left[0]).not.toContain('ana');
    const calls = await asked();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query).toEqual({
      applicationName: 'heloc',
      mode: 'login',
      orgCode: bundle.org,
      externalStateNonce: sessionStorage.getItem('heloc:login-nonce'),
      redirectUrl: HERE,
      email: 'ana@example.com',
      telemetryTrackingId: localStorage.getItem('telemetry_trackerUuid'),
    });
    expect(calls[0]?.headers).toMatchObject({ 'x-application-name': 'heloc', 'x-org': bundle.org });
  });

  test('with the broker, and the telemetry off: the login is not told which browser it is', async () => {
    const local = { telemetry_trackerUuid: '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11' };
    const { runtime, left, asked } = await visit({ flags: BROKER, telemetry: 'off', local });
    runtime.signIn(HERE);
    await waitFor(() => expect(left).toHaveLength(1));
    const [call] = await asked();
    expect(call?.query).toHaveProperty('externalStateNonce');
    expect(call?.query).not.toHaveProperty('telemetryTrackingId');
  });

  test('with the broker: whoever had logged in as an agent is led to the login of agents', async () => {
    const app = await visit({ flags: BROKER });
    const { jwt } = await app.control<Created>('POST', '/applications', {
      org: app.bundle.org,
      profile: { type: 'BROKER' },
    });
    await act(async () => app.runtime.auth.set(jwt));
    app.runtime.signIn(HERE);
    await waitFor(() => expect(app.left).toHaveLength(1));
    const calls = await app.control<Received[]>('GET', '/requests');
    const logins = calls.filter(({ path }) => path.includes('identity-broker'));
    expect(logins.map(({ path }) => path)).toEqual(['/identity-broker/agent/api/v3/login']);
  });

  test('with the broker: an agent who is asked for goes to the login of agents, and no token of a customer does', async () => {
    const app = await visit({ flags: BROKER });
    const { jwt } = await app.control<Created>('POST', '/applications', { org: app.bundle.org });
    await act(async () => app.runtime.auth.set(jwt));
    app.runtime.signIn(HERE, { audience: 'agent' });
    await waitFor(() => expect(app.left).toHaveLength(1));
    const calls = await app.control<Received[]>('GET', '/requests');
    const [login, ...others] = calls.filter(({ path }) => path.includes('identity-broker'));
    expect(others).toEqual([]);
    expect(login?.path).toBe('/identity-broker/agent/api/v3/login');
    expect(login?.headers.authorization).toBeUndefined();
  });

  test('with the broker: a page for agents leads visitors there, and a customer to their own login', async () => {
    const app = await visit({ flags: BROKER, audience: 'agent' });
    const logins = async () =>
      (await app.control<Received[]>('GET', '/requests'))
        .map(({ path }) => path)
        .filter((path) => path.includes('identity-broker'));
    app.runtime.signIn(HERE);
    await waitFor(() => expect(app.left).toHaveLength(1));
    const { jwt } = await app.control<Created>('POST', '/applications', { org: app.bundle.org });
    await act(async () => app.runtime.auth.set(jwt));
    app.runtime.signIn(HERE);
    await waitFor(() => expect(app.left).toHaveLength(2));
    expect(await logins()).toEqual([LOGIN.replace('customer', 'agent'), LOGIN]);
  });

  test.each([
    ['agent', 'https://desk.example/login?redirectUrl=%2Faccount%2Fheloc%2Fregister-v2'],
    ['customer', LEGACY],
  ] as const)('without the broker: an %s goes to the page of the brand for them', async (audience, page) => {
    const brand = (data: Brand) => ({ ...data, agentLoginUrl: 'https://desk.example/login' });
    const { runtime, left } = await visit({ brand });
    runtime.signIn(HERE, { audience });
    await waitFor(() => expect(left).toEqual([page]));
  });

  test('without the broker or a page for them an agent goes to the legacy login', async () => {
    const { runtime, left } = await visit();
    runtime.signIn(HERE, { audience: 'agent' });
    await waitFor(() => expect(left).toEqual([LEGACY]));
  });

  test('waits no longer than 8 seconds for the broker', async () => {
    const { runtime, left, answer } = await visit({ flags: BROKER });
    await answer({}, { kind: 'timeout' });
    // A hundredth of the time will do.
    const after = AbortSignal.timeout.bind(AbortSignal);
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 100));
    await act(() => expect(runtime.signIn(HERE)).rejects.toMatchObject({ name: 'ApiError' }));
    expect(limit).toHaveBeenCalledWith(8000);
    expect(left).toEqual([LEGACY]);
  });

  test.each([
    ['nothing', { redirect: '' }],
    ['another site', { redirect: 'https://evil.example/auth/login' }],
    ['a script', { redirect: 'javascript:alert(1)' }],
    ['another site in disguise', { redirect: 'http://localhost@evil.example/' }],
    ['no address at all', { redirect: '//evil.example' }],
    ['another shape', { where: 'https://evil.example' }],
  ])('with the broker: the legacy login when the call answers %s', async (_, body) => {
    const { runtime, left, answer } = await visit({ flags: BROKER });
    await answer(body);
    runtime.signIn(HERE);
    await waitFor(() => expect(left).toEqual([LEGACY]));
    expect(sessionStorage.getItem('heloc:login-nonce')).toBeNull();
  });

  test.each([{ kind: 'network' }, { kind: 'malformed' }, { kind: 'status', status: 500, body: {} }])(
    'with the broker: the legacy login when the call fails, which who asked is told, %j',
    async (kind) => {
      const { runtime, left, answer, reports } = await visit({ flags: BROKER });
      await answer({}, kind);
      await expect(runtime.signIn(HERE)).rejects.toMatchObject({ name: 'ApiError' });
      expect(left).toEqual([LEGACY]);
      expect(reports.flat()).toContainEqual(expect.objectContaining({ where: 'login-redirect' }));
      // Nobody has to handle it: the person is on the way.
      await answer({}, kind);
      void runtime.signIn(HERE);
      await waitFor(() => expect(left).toEqual([LEGACY, LEGACY]));
    },
  );

  test('a wholesale brand has a login site of its own, broker or not', async () => {
    const { runtime, left, asked } = await visit({
      org: await orgOf('wholesale'),
      flags: BROKER,
      // Such a brand requires a loan officer or broker.
      path: `/register-v2?referrer=${REFERRER}`,
    });
    runtime.signIn(HERE);
    expect(left).toEqual([LEGACY.replace('/auth/login', '/wholesale/login')]);
    expect(await asked()).toEqual([]);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/Dashboard'])(
    'never comes back to %s',
    async (returnTo) => {
      const { runtime, left } = await visit();
      runtime.signIn(returnTo);
      await waitFor(() => expect(left).toEqual(['http://localhost/auth/login']));
    },
  );
});
