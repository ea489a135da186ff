import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createTestSandbox,
  memoryKeys,
  sampleFile,
  sendSample,
  type TestSandbox,
} from '#src/testing/builders.ts';
import { contract } from '../contract/contract.ts';
import type { IdempotencyKeyStore } from './idempotency.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.control('DELETE', '/faults'));

const PATH = '**/support-request';
const body = { topic: 'TECHNICAL' as const, message: 'Ten letters and more' };
const other = { ...body, message: 'Something else that is asked' };

async function asking(keys: IdempotencyKeyStore = memoryKeys()) {
  const { params, jwt } = await sandbox.applicant({});
  await sandbox.control('DELETE', '/requests');
  const client = () => {
    const api = sandbox.api({ jwt, keys });
    return (asked = body) => api.call(contract.postSupportRequest, { params, body: asked });
  };
  const keysSent = async () => {
    const all = await sandbox.control<{ path: string; headers: Record<string, string> }[]>(
      'GET',
      '/requests',
    );
    return all.map(({ headers }) => headers['idempotency-key']);
  };
  return { client, keysSent };
}
const fault = (more: object) => sandbox.control('POST', '/faults', { path: PATH, times: 1, ...more });

describe('the key of a call', () => {
  test.each([
    ['network', { kind: 'network' }],
    ['a lost answer', { kind: 'network', after: true }],
    ['timeout of the server', { kind: 'status', status: 503 }],
    ['too many', { kind: 'status', status: 429 }],
    ['malformed', { kind: 'malformed' }],
    ['wrong shape', { kind: 'wrong-shape' }],
  ])('stays when it is not known whether it happened: %s', async (_, kind) => {
    const { client, keysSent } = await asking();
    const ask = client();
    await fault(kind);
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError' });
    await ask();
    // As after a reload, though this one has been answered.
    await client()();
    const [first, second, third] = await keysSent();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third === first]).toEqual([first, false]);
  });

  test.each([400, 403, 404, 409, 422])('is another one after a definite answer: %i', async (status) => {
    const { client, keysSent } = await asking();
    const ask = client();
    await fault({ kind: 'status', status });
    await expect(ask()).rejects.toMatchObject({ status });
    await ask();
    const [first, second] = await keysSent();
    expect(second).not.toBe(first);
  });

  test('lasts over a reload', async () => {
    const { client, keysSent } = await asking();
    await fault({ kind: 'network' });
    await expect(client()()).rejects.toMatchObject({ code: 'network' });
    await client()();
    const [first, second] = await keysSent();
    expect(second).toBe(first);
  });

  test('is another one for another content, at once or when the server says so', async () => {
    const { client, keysSent } = await asking();
    await fault({ kind: 'network', after: true });
    const ask = client();
    await expect(ask()).rejects.toMatchObject({ code: 'network' });
    await ask(other);
    await fault({ kind: 'network', after: true });
    await expect(ask(other)).rejects.toMatchObject({ code: 'network' });
    // After a reload the client does not know what the key was for.
    expect(await client()()).toMatchObject({ reference: expect.any(String) });
    const [first, second, third, refused, fresh] = await keysSent();
    expect(new Set([first, second, third, fresh]).size).toBe(4);
    expect(refused).toBe(third);
  });

  test('of two different calls at once is not the same', async () => {
    const { params, jwt } = await sandbox.applicant({});
    const api = sandbox.api({ jwt });
    const send = async (name: string) => {
      const uploadUuid = await sendSample(api, sampleFile(name));
      return api.call(contract.uploadDocument, { params, body: { documentType: 'W2', uploadUuid } });
    };
    const sent = await Promise.all(['one.pdf', 'two.pdf'].map(send));
    expect(new Set(sent.map(({ documentUuid }) => documentUuid)).size).toBe(2);
  });

  test('says nothing of what is sent, and is nowhere once that is answered', async () => {
    const kept = new Map<string, string>();
    const keys = memoryKeys();
    const set = (name: string, key: string) => {
      kept.set(name, key);
      keys.set(name, key);
    };
    const { client } = await asking({ ...keys, set });
    await client()();
    const [[name = '', key] = []] = [...kept];
    expect(name).toMatch(/^once:OAKLINE:POST \/.+\/support-request$/);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys.get(name)).toBeUndefined();
  });
});
