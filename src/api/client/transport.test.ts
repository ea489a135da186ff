import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Schema, ValidationError } from 'yup';
import { isForPeople } from '#src/domain/application/isForPeople.ts';
import { createTestSandbox, memoryKeys, type TestSandbox } from '#src/testing/builders.ts';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { contract, type EndpointName } from '../contract/contract.ts';
import { type Endpoint, fillPath } from '../contract/endpoint.ts';
import type { TokenStore } from './createApi.ts';
import { createTransport } from './transport.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const PASSWORD = 'Correct-Horse-42!';
const EMAIL = 'private.person@example.com';

describe('a failed call keeps nothing that must not reach a log', () => {
  test.each([
    ['status', { status: 500 }],
    ['network', {}],
    ['malformed', { body: `${EMAIL} is no JSON` }],
    ['wrong-shape', { body: [EMAIL] }],
  ])('%s', async (kind, fault) => {
    const { jwt } = await sandbox.make();
    const api = sandbox.api({ jwt });
    await sandbox.control('POST', '/faults', { path: '/**', kind, ...fault });
    const failed = async (call: Promise<unknown>) =>
      inspect(await call.catch((error: unknown) => error), { depth: null, showHidden: true });
    const register = api.call(contract.registerIdentity, {
      query: { organization: 'OAKLINE' },
      body: { email: EMAIL, password: PASSWORD, phoneNumber: '2085550143' },
    });
    const kept = `${await failed(register)}${await failed(api.call(contract.getProfile, {}))}`;
    await sandbox.control('DELETE', '/faults');
    expect(kept).toContain('ApiError');
    for (const secret of [PASSWORD, EMAIL, '2085550143', jwt]) expect(kept).not.toContain(secret);
  });
});

/** docs/rules.md#failed-calls */
describe('what a developer reads of a failed call', () => {
  afterEach(() => sandbox.control('DELETE', '/faults'));

  const NO_DATA = { kind: 'status', status: 500, body: {} };
  const profile = [contract.getProfile, {}] as const;
  const versions = [contract.getConsentTypes, {}] as const;
  const signIn = [contract.login, { body: { email: EMAIL, password: PASSWORD } }] as const;
  type Call = readonly [Endpoint, object];
  type Texts = { message: string; summary?: string };
  const ROWS: [why: string, fault: object, call: Call, isSignedIn: boolean, texts: Texts][] = [
    [
      "the server's words",
      { kind: 'status', status: 400, body: { errors: ['The name is wrong', 'The date is wrong'] } },
      signIn,
      false,
      { message: 'The name is wrong, The date is wrong', summary: 'Request failed' },
    ],
    [
      'a change without a word',
      NO_DATA,
      signIn,
      false,
      { message: 'Something unexpected happened', summary: 'Request failed' },
    ],
    [
      'a read without a word',
      NO_DATA,
      versions,
      false,
      { message: 'Error fetching', summary: 'Request failed' },
    ],
    [
      'a read whose answer has a status',
      { ...NO_DATA, body: { status: 'EXPIRED' } },
      versions,
      false,
      { message: 'EXPIRED', summary: 'Request failed' },
    ],
    [
      'a read whose answer has anything else for a status',
      { ...NO_DATA, body: { status: 'Ana Rivera' } },
      versions,
      false,
      { message: 'Error fetching' },
    ],
    [
      'a failure that is no JSON',
      { ...NO_DATA, body: '<html>' },
      signIn,
      false,
      { message: 'Response was not convertible to json for http://api.test/identity/api/v1/login' },
    ],
    [
      'the profile',
      NO_DATA,
      profile,
      true,
      { message: 'Failed to fetch profile details.', summary: 'Failed to fetch profile details.' },
    ],
    ['a missing token', NO_DATA, profile, false, { message: 'JWT error', summary: 'JWT error' }],
    [
      'no answer',
      { kind: 'network' },
      signIn,
      false,
      { message: 'Response was not defined for http://api.test/identity/api/v1/login' },
    ],
    [
      'an answer that cannot be read',
      { kind: 'malformed' },
      signIn,
      false,
      { message: 'Response was not convertible to json for http://api.test/identity/api/v1/login' },
    ],
  ];
  test.each(ROWS)('%s', async (_, fault, [endpoint, input], isSignedIn, texts) => {
    const { jwt } = await sandbox.make();
    await sandbox.control('POST', '/faults', { path: '/**', ...fault });
    const asked = sandbox.api(isSignedIn ? { jwt } : {}).call(endpoint, input as never);
    await expect(asked).rejects.toMatchObject({ name: 'ApiError', ...texts });
  });

  test('a refusal for want of a token', async () => {
    await expect(sandbox.api().call(contract.getProfile, {})).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'unauthenticated',
      summary: 'JWT error',
    });
  });
});

test.each(['malformed', 'wrong-shape'])('what is no file is not taken for one: %s', async (kind) => {
  const { uuid, jwt } = await sandbox.make();
  await sandbox.control('POST', '/faults', { path: '/**/documents/*', kind });
  const params = { uuid, documentUuid: uuid };
  await expect(sandbox.api({ jwt }).call(contract.getDocument, { params })).rejects.toMatchObject({
    code: 'malformed',
  });
  await sandbox.control('DELETE', '/faults');
});

test('errors that are objects are messages as strings are', async () => {
  const errors = [{ code: 'E1', message: 'The name is wrong' }, 'The date is wrong'];
  await sandbox.control('POST', '/faults', {
    path: '/**',
    kind: 'status',
    status: 400,
    body: { errors },
    times: 1,
  });
  await expect(sandbox.api().call(contract.getConsentTypes, {})).rejects.toMatchObject({
    messages: ['The name is wrong', 'The date is wrong'],
    message: 'The name is wrong, The date is wrong',
  });
});

test('the token that an answer brings is the session from then on', async () => {
  const { email, password } = await sandbox.make();
  const api = sandbox.api();
  await expect(api.call(contract.getProfile, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  await api.call(contract.login, { body: { email, password } });
  expect(api.token.get()).toMatch(/^Bearer \S/);
  expect(await api.call(contract.getProfile, {})).toMatchObject({ email });
});

/** Every call, in both contexts where its address leaves that open. */
const CALLS = Object.entries(contract).flatMap(([name, { path }]) =>
  (path.includes('{context}') ? ['secure', 'external'] : ['']).map((context) => {
    const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    const params = Object.fromEntries(keys.map((key) => [key, key === 'context' ? context : 'x']));
    return { name: name as EndpointName, params, path: fillPath(path, params) };
  }),
);
/**
 * Conditions are a person's own, although the path says external (docs/rules.md#conditions). Who asks where to log in has no
 * session, or one of another audience (docs/rules.md#where-to-log-in).
 */
const isExternal = (path: string) =>
  (/\/(external|insecure)\//.test(path) && !path.startsWith('/service-conditions/')) ||
  /^\/identity-broker\/\w+\/api\/v3\/login$/.test(path);

/** docs/rules.md#token-of-a-session */
describe('the token of the session goes along unless the context is external', () => {
  beforeAll(() => sandbox.control('POST', '/faults', { path: '/**', kind: 'status', status: 503 }));
  afterAll(() => sandbox.control('DELETE', '/faults'));

  async function sentWith(name: EndpointName, params: object, token: { jwt?: string }) {
    await sandbox.control('DELETE', '/requests');
    const asked = sandbox.api(token).call(contract[name] as Endpoint, { params } as never);
    await expect(asked).rejects.toMatchObject({ status: 503 });
    const requests = await sandbox.control<{ headers: Record<string, string> }[]>('GET', '/requests');
    return requests.map(({ headers }) => headers.authorization);
  }

  test.each(CALLS)('$name $path', async ({ name, params, path }) => {
    const jwt = 'Bearer a.e30.c';
    expect(await sentWith(name, params, { jwt })).toEqual([isExternal(path) ? undefined : jwt]);
    expect(await sentWith(name, params, {})).toEqual([undefined]);
  });
});

test('a failure says how long the server asks to be left alone', async () => {
  const { jwt } = await sandbox.make();
  const api = sandbox.api({ jwt });
  await sandbox.control('POST', '/faults', {
    path: '**/profile',
    kind: 'status',
    status: 429,
    retryAfter: 7,
  });
  await expect(api.call(contract.getProfile, {})).rejects.toMatchObject({
    code: 'rate-limited',
    retryAfterMs: 7000,
  });
  await sandbox.control('DELETE', '/faults');
});

describe('a refusal', () => {
  afterEach(() => sandbox.control('DELETE', '/faults'));

  /** Asks with one token, which is refused; `meanwhile` happens while the answer is on its way. */
  async function refused(
    meanwhile: (token: TokenStore, jwt: string) => void = () => {},
    { another, times }: { another?: (token: TokenStore, jwt: string) => void; times?: number } = {},
  ) {
    const { jwt } = await sandbox.make();
    const { jwt: fresh, email } = await sandbox.make();
    const { token } = sandbox.api({ jwt });
    const ended: string[] = [];
    const transport = createTransport({
      baseUrl: 'http://api.test',
      origin: 'http://localhost:4400',
      org: () => 'OAKLINE',
      token: { ...token, another: another && (async () => another(token, fresh)) },
      keys: memoryKeys(),
      onUnauthenticated: () => ended.push(jwt),
      adapter: sandboxAdapter(sandbox),
    });
    await sandbox.control('POST', '/faults', { path: '**/profile', kind: 'status', status: 401, times });
    const asked = transport.call(contract.getProfile, {}).catch((error: unknown) => error);
    meanwhile(token, fresh);
    return { answer: await asked, held: token.get(), ended, email, fresh };
  }

  test('ends the session that asked', async () => {
    const { answer, held, ended } = await refused();
    expect(answer).toMatchObject({ code: 'unauthenticated' });
    expect(held).toBeUndefined();
    expect(ended).toHaveLength(1);
  });

  test('of an older token says nothing about the newer session: it is asked with that', async () => {
    const { answer, held, ended, email, fresh } = await refused((token, jwt) => token.set(jwt), { times: 1 });
    expect(answer).toMatchObject({ email });
    expect(held).toBe(fresh);
    expect(ended).toEqual([]);
  });

  test('of the newer token as well ends the session', async () => {
    const { answer, held } = await refused((token, jwt) => token.set(jwt));
    expect(answer).toMatchObject({ code: 'unauthenticated' });
    expect(held).toBeUndefined();
  });

  test('is told to a host that owns the session, and its next token is asked with', async () => {
    const { answer, held, ended, email, fresh } = await refused(undefined, {
      times: 1,
      another: (token, jwt) => token.set(jwt),
    });
    expect(answer).toMatchObject({ email });
    expect({ held, ended }).toEqual({ held: fresh, ended: [] });
  });
});

/** What stands at the place of a value of any other type. */
const WRONG = [undefined, null, 'text', -1, [], {}, [{}], { first: { second: [1] } }];

/** Errors of a body's schema, where everything in it is `wrong`. */
function errorsOf(schema: Schema, wrong: unknown): string[] {
  const { fields = {} } = schema.describe() as { fields?: object };
  const bodies = [wrong, Object.fromEntries(Object.keys(fields).map((name) => [name, wrong]))];
  return bodies.flatMap((body) => {
    try {
      schema.validateSync(body, { strict: true, abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).errors;
    }
  });
}

test('what a schema says of a body is shown to nobody', () => {
  const bodies = Object.values(contract).flatMap(({ body }: Endpoint) => (body ? [body] : []));
  const errors = new Set(bodies.flatMap((body) => WRONG.flatMap((wrong) => errorsOf(body, wrong))));
  expect(errors.size).toBeGreaterThan(500);
  // But for one that is written for people.
  expect([...errors].filter(isForPeople)).toEqual(['Please enter a valid email address']);
});

test('of an answer with both, a person reads the sentences, and a developer everything', async () => {
  const errors = ['consents must be a `array` type', 'Type your name as on your ID.', 'must not be null'];
  await sandbox.control('POST', '/faults', { path: '/**', kind: 'status', status: 400, body: { errors } });
  await expect(
    sandbox.api().call(contract.login, { body: { email: EMAIL, password: PASSWORD } }),
  ).rejects.toMatchObject({
    messages: ['Type your name as on your ID.'],
    message: errors.join(', '),
  });
  await sandbox.control('DELETE', '/faults');
});
