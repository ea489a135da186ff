import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { createStore } from 'jotai';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { ApiError } from '#src/api/client/apiError.ts';
import { getAllHelocs } from '#src/api/contract/heloc.ts';
import { loginSite } from '#src/brand/loginSite.ts';
import { VERSION_2 } from '#src/domain/registration/registration.ts';
import { registrationAtom } from '#src/features/registration/registrationAtom.ts';
import { readRegistration } from '#src/features/registration/storage.ts';
import { createKeeper } from '#src/features/registration/useRegistration.ts';
import { createRuntime } from '#src/mount/createRuntime.ts';
import { resolveOptions } from '#src/mount/options.ts';
import { readBrand } from '#src/testing/brand.ts';
import { control } from '#src/testing/renderRemote.tsx';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { ANSWERS } from '../testing/renderStep.ts';
import { createApplication } from './createApplication.ts';
import { type AfterFailure, afterFailure } from './outcome.ts';

/** Every call of the sequence, in its order. */
const CALLS = {
  consents: '/service-profile/api/v1/profile/consent-types',
  register: '/identity/api/v1/registration/register',
  identity: '/identity/secure/api/v1_1/identity',
  ability: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  create: '/service-application/api/v3/application/helocs',
} as const;
type Call = keyof typeof CALLS;

/** Every way in which a call fails. */
const FAULTS = {
  '400': { kind: 'status', status: 400 },
  '401': { kind: 'status', status: 401 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '409': { kind: 'status', status: 409 },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  '503': { kind: 'status', status: 503 },
  'network down': { kind: 'network' },
  timeout: { kind: 'timeout' },
  malformed: { kind: 'malformed' },
  'wrong shape': { kind: 'wrong-shape' },
} as const;
type Fault = keyof typeof FAULTS;

const PERMANENT_FAULTS: readonly Fault[] = ['400', '403', '404', '409', 'wrong shape'];

/** Where the person stands after the first try. */
function expectedOutcome(call: Call, fault: Fault): AfterFailure {
  const isSignedIn = call === 'ability' || call === 'create' || call === 'identity';
  // A 401 of these means that the account is there; a conflict of the last one an application.
  if (fault === '401' && (call === 'register' || call === 'identity')) return 'exists';
  if (fault === '409' && call === 'create') return 'exists';
  return isSignedIn && PERMANENT_FAULTS.includes(fault) ? 'refused' : 'here';
}

/** After the session has ended the account exists: the second try reports it, and the login is the way to continue. */
const endsInLogin = (call: Call, fault: Fault) =>
  fault === '401' && (call === 'identity' || call === 'ability' || call === 'create');

const CASES = (Object.keys(CALLS) as Call[]).flatMap((call) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => [call, fault] as const),
);

/** Stands for the 30 s of the client. */
const TIMEOUT_MS = 1200;
let sandbox: Sandbox;
let people = 0;

jest.setTimeout(20_000);
beforeAll(async () => {
  sandbox = await createSandbox({ databaseUrl: ':memory:' });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await control(sandbox, 'DELETE', '/faults');
  await control(sandbox, 'DELETE', '/requests');
});

/** A person who has answered everything and presses Continue, over the real client and the sandbox. */
async function applicant(wrap: (adapter: AxiosAdapter) => AxiosAdapter = (adapter) => adapter) {
  const bundle = await readBrand();
  const { org, brand } = bundle;
  people += 1;
  const email = `ana.${people}@example.com`;
  const left: string[] = [];
  const options = resolveOptions({
    history: 'memory',
    apiBaseUrl: 'http://api.test',
    assetBaseUrl: 'http://cdn.test',
  });
  const adapter = wrap(sandboxAdapter(sandbox));
  const runtime = createRuntime({
    mountId: 'test',
    remote: 'borrower',
    start: '/register-v2',
    options: () => options,
    org: () => org,
    site: () => loginSite(brand),
    flagDefaults: () => brand.flags,
    target: document,
    root: document.body,
    onEvent: () => {},
    view: window,
    reporter: { warn: () => {}, error: () => {} },
    adapter: (config) => adapter({ ...config, timeout: TIMEOUT_MS }),
    assign: (url) => left.push(url),
  });
  const store = createStore();
  const agreed = { termPrivacyConsent: true, communicationConsent: true };
  store.set(registrationAtom, { answers: { ...ANSWERS, ...agreed, email }, typed: {} });
  const registration = createKeeper(runtime, store);
  return {
    runtime,
    left,
    registration,
    submit: (password = 'Correct-Horse-9!') =>
      createApplication({ runtime, bundle, registration, flow: VERSION_2, password, latestSearch: () => '' }),
    outcomeOf: (error: unknown) => afterFailure(error, runtime),
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call of the create sequence that fails', () => {
  test.each(CASES)('%s: %s', async (call, fault) => {
    const { runtime, left, registration, submit, outcomeOf } = await applicant();
    const { answers } = registration.get();
    await control(sandbox, 'POST', '/faults', { path: CALLS[call], times: 1, ...FAULTS[fault] });
    const error = await failureOf(submit());

    expect(error).toBeInstanceOf(Error);
    expect(await outcomeOf(error)).toBe(expectedOutcome(call, fault));
    expect(registration.get().answers).toMatchObject(answers);
    // Only a person whose session is over is sent to the login.
    const isOver = fault === '401' && (call === 'ability' || call === 'create');
    if (isOver) await waitFor(() => expect(left).toEqual([expect.stringMatching(/login/)]));
    else expect(left).toEqual([]);
    if (error instanceof ApiError) expect(error.messages).toEqual([]);

    const second = await failureOf(submit());
    if (endsInLogin(call, fault)) {
      expect(await outcomeOf(second)).toBe('exists');
      return;
    }
    expect(second).toBeUndefined();
    expect(await runtime.api.call(getAllHelocs, {})).toHaveLength(1);
  });

  test.each(Object.keys(CALLS) as Call[])('%s: slow', async (call) => {
    const { submit } = await applicant();
    await control(sandbox, 'POST', '/faults', { path: CALLS[call], kind: 'slow', delayMs: 100, times: 1 });
    await expect(submit()).resolves.toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a call whose answer is lost after the server has done it', () => {
  /** Cuts the connection behind one answer. */
  const losing = (path: string) => (adapter: AxiosAdapter) => {
    let lost = false;
    return async (config: Parameters<AxiosAdapter>[0]) => {
      const answer = await adapter(config);
      if (lost || !config.url?.endsWith(path)) return answer;
      lost = true;
      throw new TypeError('Failed to fetch');
    };
  };

  test.each(['consents', 'identity', 'ability', 'create'] as const)(
    '%s: the second try ends in one application',
    async (call) => {
      const { runtime, submit, outcomeOf } = await applicant(losing(CALLS[call]));
      expect(await outcomeOf(await failureOf(submit()))).toBe('here');
      const uuid = await submit();
      const all = await runtime.api.call(getAllHelocs, {});
      expect(all.map((heloc) => heloc.uuid)).toEqual([uuid]);
      // What goes with a new application is not lost with the answer.
      await waitFor(async () => {
        const requests = await control<{ path: string }[]>(sandbox, 'GET', '/requests');
        expect(requests.map(({ path }) => path)).toContain('/service-comms-prefs/secure/api/v1/consent/user');
      });
    },
  );

  test('register: whoever made the account goes on as its owner, also after a reload', async () => {
    const { runtime, submit, outcomeOf, registration } = await applicant(losing(CALLS.register));
    expect(await outcomeOf(await failureOf(submit()))).toBe('here');
    expect(readRegistration(runtime)).toEqual(registration.get());
    const uuid = await submit();
    const all = await runtime.api.call(getAllHelocs, {});
    expect(all.map((heloc) => heloc.uuid)).toEqual([uuid]);
  });

  test('register: with another password the account is somebody else’s', async () => {
    const { submit, outcomeOf, runtime } = await applicant(losing(CALLS.register));
    await failureOf(submit());
    expect(await outcomeOf(await failureOf(submit('Another-Horse-9!')))).toBe('exists');
    expect(runtime.auth.isSignedIn()).toBe(false);
  });
});

test('who was told that the account exists is not logged in by trying again', async () => {
  const { submit, outcomeOf, registration, runtime } = await applicant();
  await submit();
  runtime.auth.clear();
  registration.note({ attempted: undefined });
  for (const _ of ['once', 'again']) expect(await outcomeOf(await failureOf(submit()))).toBe('exists');
});
