import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

const HOUR = 60 * 60_000;
let outside = Date.parse('2026-11-21T12:00:00Z');
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: () => outside });
});
afterAll(() => sandbox.close());

const profile = (jwt: string | undefined, org = 'OAKLINE') =>
  sandbox.app.request('http://api.test/service-profile/api/v1/profile', {
    headers: { 'x-org': org, ...(jwt ? { authorization: jwt } : {}) },
  });
const reply = async (response: Response | Promise<Response>) => {
  const { status } = await response;
  return { status, body: await (await response).json() };
};

describe('tokens', () => {
  test('none is 401, a bad one 403', async () => {
    const { jwt } = await sandbox.make();
    expect(await reply(profile(undefined))).toEqual({ status: 401, body: { message: 'unauthenticated' } });
    const bad = { status: 403, body: { message: 'invalid signature' } };
    expect(await reply(profile(`${jwt.slice(0, -4)}AAAA`))).toEqual(bad);
    expect(await reply(profile('Bearer nonsense'))).toEqual(bad);
    const [head, , signature] = jwt.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', identityUuid: 'x', org: 'OAKLINE', exp: 9e9 }));
    expect(await reply(profile(`${head}.${forged.toString('base64url')}.${signature}`))).toEqual(bad);
  });

  test('one expires after an hour and is renewed before', async () => {
    const { jwt, uuid } = await sandbox.make();
    outside += HOUR / 2 + 60_000;
    const api = sandbox.api({ jwt });
    await api.call(contract.getHeloc, { params: { uuid } });
    expect(api.token.get()).not.toBe(jwt);
    outside += HOUR / 2;
    expect(await reply(profile(jwt))).toMatchObject({ status: 403 });
    expect((await profile(api.token.get())).status).toBe(200);
  });

  test('carry who it is and for which organisation', async () => {
    const { jwt, identityUuid } = await sandbox.make({ org: 'LARKSPINDLE' });
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: identityUuid, identityUuid, org: 'LARKSPINDLE' });
    expect((await profile(jwt, 'LARKSPINDLE')).status).toBe(200);
    expect(await reply(profile(jwt, 'OAKLINE'))).toMatchObject({ status: 401 });
  });
});

describe('people', () => {
  const body = { email: 'same@example.com', password: 'Correct-Horse-1', phoneNumber: '2085550143' };
  const register = (org: string) =>
    sandbox.api({ org }).call(contract.registerIdentity, { query: { organization: org }, body });

  test('are per organisation', async () => {
    await register('OAKLINE');
    await register('LARKSPINDLE');
    await expect(register('OAKLINE')).rejects.toMatchObject({
      code: 'unauthenticated',
      messages: ['identity exists'],
    });
    const { email } = body;
    const signIn = (org: string, password: string) =>
      sandbox.api({ org }).call(contract.login, { body: { email, password } });
    await expect(signIn('QUILLMERE_BANK', body.password)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(signIn('OAKLINE', 'Wrong-Horse-123')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await signIn('LARKSPINDLE', body.password)).toEqual({ jwt: expect.stringMatching(/^Bearer /) });
  });

  test("see only their own: another's application is not there", async () => {
    const mine = await sandbox.make();
    const other = await sandbox.make();
    const api = sandbox.api({ jwt: mine.jwt });
    const params = { uuid: other.uuid };
    const notFound = { code: 'not-found' };
    await expect(api.call(contract.getHeloc, { params })).rejects.toMatchObject(notFound);
    await expect(api.call(contract.getStatus, { params })).rejects.toMatchObject(notFound);
    await expect(
      api.call(contract.putDraft, {
        params: { ...params, screen: 'x' },
        body: { values: {}, version: 'v1', replaces: [null] },
      }),
    ).rejects.toMatchObject(notFound);
    await expect(
      api.call(contract.postIncomeDocuments, {
        params,
        body: { type: 'w2', documentUuids: ['x'], attested: true },
      }),
    ).rejects.toMatchObject(notFound);
    await expect(api.call(contract.getHeloc, { params: { uuid: 'not-a-uuid' } })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('an additional signer signs in by invitation and sees neither rate nor credit', async () => {
    const signers = [{ firstName: 'Jo', lastName: 'Rivera', email: 'slow.jo@example.com', role: 'SPOUSE' }];
    const { uuid } = await sandbox.make({ status: 'CO_DEED_REQ', signers });
    const mail = async () =>
      (await sandbox.control<{ to: string; path?: string; code?: string }[]>('GET', '/outbox')).filter(
        ({ to }) => to === 'slow.jo@example.com',
      );
    const token = (await mail()).at(-1)?.path?.split('token=')[1] ?? '';
    const api = sandbox.api();
    const opened = await api.call(contract.postSignerInvitation, { body: { token } });
    expect(opened).toMatchObject({ email: 'slow.jo@example.com', firstName: 'Jo', invitedBy: 'Ana R.' });
    const mails = (await mail()).length;
    expect(await api.call(contract.postSignerInvitation, { body: { token } })).toEqual(opened);
    expect(await mail()).toHaveLength(mails);
    await expect(
      api.call(contract.verifySignerInvitation, { body: { token, code: '000000' } }),
    ).rejects.toMatchObject({
      messages: ['That code is not right or has expired'],
    });
    const code = (await mail()).at(-1)?.code ?? '';
    await api.call(contract.verifySignerInvitation, { body: { token, code } });
    expect(await api.call(contract.getProfile, {})).toMatchObject({ type: 'CO_DEEDER' });
    const status = await api.call(contract.getCoDeedStatus, {});
    expect(status).toMatchObject({ applicationUuid: uuid, status: 'OPENED', borrower: 'Ana R.' });
    expect(JSON.stringify(status)).not.toMatch(/rate|credit|offer|income|CO_DEED/i);
    await expect(api.call(contract.getHeloc, { params: { uuid } })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      api.call(contract.postSignerInvitation, { body: { token: 'unknown' } }),
    ).rejects.toMatchObject({ code: 'not-found' });

    await sandbox.control('PUT', '/clock', { now: outside + 11 * 24 * HOUR });
    await expect(api.call(contract.postSignerInvitation, { body: { token } })).rejects.toMatchObject({
      status: 410,
    });
    await api.call(contract.renewSignerInvitation, { body: { token } });
    const renewed = (await mail()).at(-1)?.path?.split('token=')[1] ?? '';
    expect(renewed).not.toBe(token);
    expect(await api.call(contract.postSignerInvitation, { body: { token: renewed } })).toMatchObject({
      firstName: 'Jo',
    });
  });
});

test('two invitations to one address each open their own application', async () => {
  const own = await createTestSandbox();
  await own.control('PUT', '/clock', { rate: 0 });
  const email = 'slow.jo@example.com';
  const signers = [{ firstName: 'Jo', lastName: 'Rivera', email }];
  const applications = [
    await own.make({ status: 'CO_DEED_REQ', signers }),
    await own.make({ status: 'CO_DEED_REQ', signers }),
  ];
  const mails = async () =>
    (await own.control<{ to: string; path?: string; code?: string }[]>('GET', '/outbox')).filter(
      ({ to }) => to === email,
    );
  const tokens = (await mails()).map(({ path }) => path?.split('token=')[1] ?? '');
  expect(tokens).toHaveLength(2);
  // Both are opened before either code is typed.
  const api = own.api();
  for (const token of tokens) await api.call(contract.postSignerInvitation, { body: { token } });
  const codes = (await mails()).flatMap(({ code }) => code ?? []);
  expect(new Set(codes).size).toBe(2);
  const sessions = await Promise.all(
    tokens.map((token, index) =>
      own.api().call(contract.verifySignerInvitation, { body: { token, code: codes[index] ?? '' } }),
    ),
  );
  const answers = sessions.map(({ jwt }) => own.api({ jwt }).call(contract.getCoDeedStatus, {}));
  expect((await Promise.all(answers)).map(({ applicationUuid }) => applicationUuid)).toEqual(
    applications.map(({ uuid }) => uuid),
  );
  const who = sessions.map(({ jwt }) => own.api({ jwt }).call(contract.getIdentity, {}));
  expect(new Set((await Promise.all(who)).map(({ uuid }) => uuid)).size).toBe(1);
  own.close();
});

test('an invitation to an address that has an account signs that person in', async () => {
  const owner = await sandbox.make({ email: 'slow.both@example.com' });
  const signers = [{ firstName: 'Both', lastName: 'Rivera', email: owner.email }];
  const { uuid } = await sandbox.make({ status: 'CO_DEED_REQ', signers });
  const { helocSigners } = await sandbox.control<{ helocSigners: { invitationPath: string }[] }>(
    'GET',
    `/applications/${uuid}`,
  );
  const body = { token: helocSigners[0]?.invitationPath.split('token=')[1] ?? '' };
  const api = sandbox.api();
  await api.call(contract.postSignerInvitation, { body });
  await api.call(contract.verifySignerInvitation, { body: { ...body, code: '123456' } });
  expect(await api.call(contract.getCoDeedStatus, {})).toMatchObject({ applicationUuid: uuid });
  expect(await api.call(contract.getIdentity, {})).toMatchObject({ uuid: owner.identityUuid });
  // In this session they are the signer and nothing else; in their own, a borrower.
  expect(await api.call(contract.getProfile, {})).toMatchObject({ type: 'CO_DEEDER' });
  const own = sandbox.api({ jwt: owner.jwt });
  expect(await own.call(contract.getProfile, {})).toMatchObject({ type: 'BORROWER' });
});

describe('cross-origin', () => {
  const preflight = (origin: string) =>
    sandbox.app.request('http://api.test/service-profile/api/v1/profile', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-org,x-with-origin',
      },
    });

  test('the exact origin, with credentials', async () => {
    const response = await preflight('http://localhost:4400');
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4400',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-org,x-with-origin',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    const blocked = await preflight('https://evil.example');
    expect(blocked.headers.get('access-control-allow-origin')).toBeNull();
    expect(blocked.headers.get('vary')).toBe('Origin');
  });

  test('errors and faults can be read by the page too', async () => {
    await sandbox.control('POST', '/faults', {
      path: '/service-profile/**',
      kind: 'status',
      status: 503,
      times: 1,
    });
    for (const status of [503, 401]) {
      const response = await sandbox.app.request('http://api.test/service-profile/api/v1/profile', {
        headers: { origin: 'http://oakline-ny.localhost:4400' },
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('http://oakline-ny.localhost:4400');
      expect(response.headers.get('access-control-expose-headers')).toBe(
        'Authorization, Retry-After, X-Correlation-Id, Location, Tus-Resumable, Upload-Expires, Upload-Length, Upload-Offset',
      );
      expect(response.headers.get('x-correlation-id')).toEqual(expect.any(String));
    }
  });
});

test('a restart loses nothing, tokens included', async () => {
  const databaseUrl = `file:${path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-')), 'sandbox.db')}`;
  const before = await createTestSandbox({ databaseUrl });
  const { uuid, jwt } = await before.make({ status: 'HMDA' });
  await before.control('PUT', '/flags', { 'fe-heloc-ny-fcra': true });
  before.close();
  const after = await createTestSandbox({ databaseUrl });
  const status = await after.api({ jwt }).call(contract.getStatus, { params: { uuid } });
  expect(status.checklistStatus).toBe('HMDA');
  const asked = { params: { context: 'external' }, body: { featureKey: 'fe-heloc-ny-fcra' } };
  expect(await after.api().call(contract.postFeature, asked)).toMatchObject({ enabled: true });
  after.close();
});
