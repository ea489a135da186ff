import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { ApiError } from '#src/api/client/apiError.ts';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { globToRegExp } from './http/faults.ts';

let sandbox: TestSandbox;
let made: Created;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  made = await sandbox.make();
});
afterEach(() => sandbox.control('DELETE', '/faults'));
afterAll(() => sandbox.close());

const fault = (body: object) =>
  sandbox.control<{ id: string }>('POST', '/faults', { path: '**/status', ...body });
const ask = (options: { timeout?: number } = {}) =>
  sandbox.api({ jwt: made.jwt, ...options }).call(contract.getStatus, { params: { uuid: made.uuid } });
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: ApiError) => error,
  );

describe('each kind, as the client sees it', () => {
  test.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i', async (status, code) => {
    await fault({ kind: 'status', status });
    expect(await failure(ask())).toMatchObject({ code, status, correlationId: expect.any(String) });
  });

  test('status with a body of its own', async () => {
    await fault({ kind: 'status', status: 400, body: { errors: ['One', 'Two'] } });
    expect((await failure(ask())).messages).toEqual(['One', 'Two']);
    await sandbox.control('DELETE', '/faults');
    // The bare name of a status is nothing to show to a person.
    await fault({ kind: 'status', status: 403, times: 1 });
    expect(await failure(ask())).toMatchObject({ code: 'forbidden', messages: [], message: 'forbidden' });
    await fault({ kind: 'status', status: 403, body: { message: 'invalid signature' } });
    expect(await failure(ask())).toMatchObject({ code: 'unauthenticated', status: 403 });
  });

  test('network, malformed, wrong shape', async () => {
    for (const [kind, code] of [
      ['network', 'network'],
      ['malformed', 'malformed'],
      ['wrong-shape', 'wrong-shape'],
    ] as const) {
      await fault({ kind, times: 1 });
      expect(await failure(ask())).toMatchObject({ code });
    }
  });

  test('a list gets an object when the shape is wrong', async () => {
    await fault({ kind: 'wrong-shape', path: '**/typeahead' });
    const call = sandbox.api().call(contract.typeahead, { query: { filter: 'abc' } });
    expect(await failure(call)).toMatchObject({ code: 'wrong-shape' });
  });

  test('timeout never answers; the client gives up', async () => {
    await fault({ kind: 'timeout' });
    expect(await failure(ask({ timeout: 30 }))).toMatchObject({ code: 'timeout' });
  });

  test('slow answers late, and well', async () => {
    await fault({ kind: 'slow', delayMs: 20 });
    const before = performance.now();
    expect(await ask()).toMatchObject({ checklistStatus: 'OFFER_SELECTION' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(15);
    await sandbox.control('DELETE', '/faults');
    await fault({ kind: 'slow' });
    expect(await failure(ask({ timeout: 30 }))).toMatchObject({ code: 'timeout' });
  });
});

describe('which requests it meets', () => {
  test('so many times, and by method', async () => {
    await fault({ kind: 'status', times: 2, method: 'get' });
    await fault({ kind: 'status', method: 'POST' });
    expect(await failure(ask())).toMatchObject({ code: 'server' });
    expect(await failure(ask())).toMatchObject({ code: 'server' });
    expect(await ask()).toBeDefined();
  });

  test.each([
    ['/a/b/c', '/a/b/c', true],
    ['/a/b/c', '/a/b/c/d', false],
    ['/a/*/c', '/a/b/c', true],
    ['/a/*/c', '/a/b/b/c', false],
    ['/a/**/d', '/a/b/c/d', true],
    ['/a/*', '/a/b/c', true],
    ['/a/b*', '/a/bc', true],
    ['/a/b*', '/a/bc/d', false],
    ['**/d', '/a/b/c/d', true],
    ['*/d', '/a/b/c/d', true],
    ['status', '/x/status', true],
    ['/a.b', '/axb', false],
  ])('%s and %s: %s', (glob, path, meets) => {
    expect(globToRegExp(glob).test(path)).toBe(meets);
  });

  test('a fault must make sense', async () => {
    await expect(fault({ kind: 'explode' })).rejects.toThrow(/400.*kind/);
    await expect(sandbox.control('POST', '/faults', { kind: 'status' })).rejects.toThrow(/400.*path/);
    await expect(fault({ kind: 'status', times: 0 })).rejects.toThrow(/400.*times/);
    expect(await fault({ kind: 'slow' })).toEqual({ id: expect.any(String) });
  });
});
