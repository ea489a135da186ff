import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { personCarrier, phoneCarrier } from './carrier.ts';
import { CHUNK_BYTES } from './chunks.ts';
import { sendBytes } from './sendBytes.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.control('DELETE', '/faults');
  await sandbox.control('DELETE', '/requests');
});

/** Ten chunks that differ. */
const SIZE = 10 * CHUNK_BYTES;
const large = () =>
  new File(
    ['%PDF-1.7\n', ...Array.from({ length: 10 }, (_, at) => String(at).repeat(CHUNK_BYTES))],
    'deed.pdf',
  ).slice(0, SIZE, 'application/pdf');
const file = new File([large()], 'deed.pdf');

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: { size: number } | null;
}
const requests = async (method: string) =>
  (await sandbox.control<Sent[]>('GET', '/requests')).filter((request) => request.method === method);
const bytesSent = async () => (await requests('PATCH')).reduce((sum, { body }) => sum + (body?.size ?? 0), 0);
const cut = (method = 'PATCH', times = 1, more = {}) =>
  sandbox.control('POST', '/faults', { method, path: '**/uploads/*', kind: 'network', times, ...more });

type Options = Partial<Parameters<typeof sendBytes>[2]>;
const signal = () => new AbortController().signal;
const send = (api: ReturnType<TestSandbox['api']>, options: Options = {}) =>
  sendBytes(file, personCarrier(api), { signal: signal(), ...options });

/** Stops at a part of the file, as a page that goes. */
async function half(api: ReturnType<TestSandbox['api']>, part = 0.5): Promise<string> {
  const stop = new AbortController();
  let begun = '';
  const stopped = send(api, {
    signal: stop.signal,
    onBegun: (uploadUuid) => {
      begun = uploadUuid;
    },
    onProgress: (sent, total) => sent / total >= part && stop.abort(),
  });
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
  return begun;
}

const take = async ({ api, params }: Awaited<ReturnType<TestSandbox['applicant']>>, uploadUuid: string) => {
  const body = { documentType: 'SUPPORT' as const, uploadUuid };
  return api.call(contract.uploadDocument, { params, body });
};

/** docs/rules.md#resumable-uploads */
describe('bytes on their way', () => {
  test.each([0.1, 0.5, 0.9])('go on after a cut at %d', async (part) => {
    const made = await sandbox.applicant({});
    let isCut = false;
    const uploadUuid = await send(made.api, {
      onProgress(sent, total) {
        if (isCut || sent / total < part) return;
        isCut = true;
        void cut();
      },
    });
    expect((await bytesSent()) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
    expect(await requests('HEAD')).toHaveLength(1);
    const { documentUuid, name, size } = await take(made, uploadUuid);
    expect({ name, size }).toEqual({ name: 'deed.pdf', size: SIZE });
    const kept = await made.api.call(contract.getDocument, { params: { ...made.params, documentUuid } });
    expect(Buffer.from(await kept.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  test('are not sent twice when only the answer was lost', async () => {
    const { api } = await sandbox.applicant({});
    await cut('PATCH', 1, { after: true });
    await send(api);
    expect(await bytesSent()).toBe(SIZE);
  });

  test('a question that the server cannot answer begins nothing anew', async () => {
    const { api } = await sandbox.applicant({});
    const uploadUuid = await half(api);
    await sandbox.control('POST', '/faults', {
      method: 'HEAD',
      path: '**',
      kind: 'status',
      status: 503,
      times: 1,
    });
    expect(await send(api, { uploadUuid })).toBe(uploadUuid);
    expect(await requests('POST')).toHaveLength(1);
    expect((await bytesSent()) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
  });

  test.each([
    ['400', { kind: 'status', status: 400 }, 'invalid'],
    ['403', { kind: 'status', status: 403 }, 'forbidden'],
    ['no answer of the protocol', { kind: 'malformed', status: 200 }, 'wrong-shape'],
  ])('%s ends it', async (_, fault, code) => {
    const { api } = await sandbox.applicant({});
    await sandbox.control('POST', '/faults', { method: 'PATCH', path: '**/uploads/*', ...fault });
    await expect(send(api)).rejects.toMatchObject({ name: 'ApiError', code });
    expect(await requests('PATCH')).toHaveLength(1);
  });

  test.each([
    ['POST', '**/uploads'],
    ['PATCH', '**/uploads/*'],
  ])('a session that has ended at %s asks for the login', async (method, at) => {
    const { jwt } = await sandbox.make();
    let asked = 0;
    const api = sandbox.api({
      jwt,
      onUnauthenticated() {
        asked += 1;
      },
    });
    await sandbox.control('POST', '/faults', { method, path: at, kind: 'status', status: 401 });
    await expect(send(api)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(asked).toBe(1);
  });

  test('a file that is too large is refused before it is sent', async () => {
    const { api } = await sandbox.applicant({});
    const huge = new File([new Uint8Array(20_000_001)], 'huge.pdf');
    await expect(sendBytes(huge, personCarrier(api), { signal: signal() })).rejects.toMatchObject({
      status: 413,
    });
    expect(await requests('PATCH')).toEqual([]);
  });
});

describe('an upload that has begun', () => {
  test('is nobody else’s: theirs begins anew, and takes nothing', async () => {
    const [one, other] = [await sandbox.applicant({}), await sandbox.applicant({})];
    const uploadUuid = await half(one.api);
    expect(await send(other.api, { uploadUuid })).not.toBe(uploadUuid);
    expect(await send(one.api, { uploadUuid })).toBe(uploadUuid);
    await expect(take(other, uploadUuid)).rejects.toMatchObject({ status: 404 });
    const phone = sandbox.api();
    await expect(sendBytes(file, phoneCarrier(phone, 'made up'), { signal: signal() })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test('waits for a day', async () => {
    const made = await sandbox.applicant({});
    const uploadUuid = await half(made.api);
    await expect(take(made, uploadUuid)).rejects.toMatchObject({ status: 409 });
    await sandbox.pass(24 * 60 * 60_000);
    const next = await made.api.call(contract.headUpload, { params: { uploadUuid } }).catch((error) => error);
    expect(next).toMatchObject({ status: 410 });
    await expect(take(made, uploadUuid)).rejects.toMatchObject({ status: 404 });
  });

  test('outlives a restart of the server', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
    const databaseUrl = `file:${path.join(folder, 'sandbox.db')}`;
    const before = await createTestSandbox({ databaseUrl });
    const { jwt } = await before.make();
    const uploadUuid = await half(before.api({ jwt }));
    before.close();
    const after = await createTestSandbox({ databaseUrl });
    expect(await send(after.api({ jwt }), { uploadUuid })).toBe(uploadUuid);
    const sent = await after.control<Sent[]>('GET', '/requests');
    const bytes = sent.reduce(
      (sum, { method, body }) => sum + (method === 'PATCH' ? (body?.size ?? 0) : 0),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(SIZE * 0.5 + CHUNK_BYTES);
    after.close();
    rmSync(folder, { recursive: true });
  });
});

test('the log of requests has nothing of what is in a file', async () => {
  const { api } = await sandbox.applicant({});
  await sendBytes(new File(['%PDF-1.7 secret'], 'a.pdf'), personCarrier(api), { signal: signal() });
  const sent = await requests('PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ size: 15 }]);
  expect(JSON.stringify(sent)).not.toContain('secret');
});
