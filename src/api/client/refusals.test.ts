import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

const NAMES = Object.keys(contract) as EndpointName[];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('DELETE', '/faults'));

/** Asks with a session that the server refuses, whatever is asked for. */
async function refused(name: EndpointName, answer: { status: number; body?: object }) {
  const endpoint: Endpoint = contract[name];
  const asked: string[] = [];
  const api = sandbox.api({ jwt: 'Bearer a.e30.c', onUnauthenticated: () => asked.push(name) });
  await sandbox.control('POST', '/faults', { path: '**', kind: 'status', ...answer });
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'x']));
  const failure = await api.call(endpoint, { params } as never).catch((error: unknown) => error);
  return { endpoint, failure, isSignedIn: api.token.get() !== undefined, asksForLogin: asked.length > 0 };
}

/** A refused public call does not end a session (docs/rules.md#end-of-a-session). */
describe.each([
  { status: 401 },
  { status: 403, body: { message: 'unauthenticated' } },
  { status: 403, body: { message: 'invalid signature' } },
])('a session that has ended, told by $status $body.message', (answer) => {
  // The answer of a HEAD has no body that could say it; the next call of the upload says it.
  const told = NAMES.filter(
    (name) => answer.status === 401 || (contract[name] as Endpoint).method !== 'HEAD',
  );
  test.each(told)('%s', async (name) => {
    const { endpoint, failure, isSignedIn, asksForLogin } = await refused(name, answer);
    const ends = endpoint.auth === 'required' && endpoint.unauthorized === 'sign-out';
    expect(failure).toMatchObject({ name: 'ApiError', code: 'unauthenticated' });
    expect({ isSignedIn, asksForLogin }).toEqual({ isSignedIn: !ends, asksForLogin: ends });
  });
});

test.each(NAMES)('what is not for this person leaves them signed in: %s', async (name) => {
  const { failure, isSignedIn } = await refused(name, { status: 403 });
  expect(failure).toMatchObject({ code: 'forbidden' });
  expect(isSignedIn).toBe(true);
});
