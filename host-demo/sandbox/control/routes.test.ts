import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** Consoles, checks and tests of others call these by their names; a new one is added, none is renamed. */
const NAMES = [
  'GET /',
  'POST /applications',
  'GET /applications/:uuid',
  'PATCH /applications/:uuid',
  'POST /applications/:uuid/credit-freeze',
  'GET /applications/:uuid/evidence',
  'GET /applications/:uuid/evidence/:sha256',
  'POST /applications/:uuid/finish',
  'POST /applications/:uuid/hold',
  'POST /applications/:uuid/identity-review',
  'POST /applications/:uuid/income-review',
  'POST /applications/:uuid/release',
  'POST /applications/:uuid/valuation',
  'PUT /banners',
  'GET /chat',
  'PUT /chat',
  'GET /chat/:id',
  'POST /chat/:id/agent',
  'DELETE /chat/:id/faults',
  'POST /chat/:id/faults',
  'GET /chat/:id/files/:fileId',
  'GET /chat/assistant/:id',
  'POST /chat/:id/token',
  'GET /clock',
  'PUT /clock',
  'POST /conditions/:uuid/decision',
  'GET /events',
  'DELETE /faults',
  'GET /faults',
  'POST /faults',
  'PUT /flags',
  'DELETE /notifications',
  'POST /notifications',
  'PUT /operating-hours',
  'GET /outbox',
  'DELETE /requests',
  'GET /requests',
  'POST /reset',
  'PUT /user',
];

const byPath = (name: string) => name.split(' ').reverse().join(' ');

test('the calls of the control surface have the names that others know', () => {
  const calls = sandbox.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/sandbox/v1'))
    .map(({ method, path }) => `${method} ${path.slice('/sandbox/v1'.length) || '/'}`);
  expect([...new Set(calls)].sort((a, b) => byPath(a).localeCompare(byPath(b)))).toEqual(
    [...NAMES].sort((a, b) => byPath(a).localeCompare(byPath(b))),
  );
});

test.each([
  ['PUT', '/banners', { items: null }],
  ['PUT', '/operating-hours', { department: 'OPS_CHAT', open: true }],
  ['PUT', '/clock', { rate: 1 }],
  ['PUT', '/chat', { mode: 'nice', agent: 'none', queue: 2, botDelayMs: 0 }],
  ['PUT', '/flags', { 'fe-heloc-webchat': true }],
  ['POST', '/faults', { method: 'GET', path: '/none', kind: 'network', times: 1 }],
] as const)('%s %s takes what it is documented to take', async (method, path, body) => {
  await expect(sandbox.control(method, path, body)).resolves.toBeInstanceOf(Object);
});

test('notifications and facts of a person are given by their identity', async () => {
  const { identityUuid: identity } = await sandbox.make();
  await sandbox.control('POST', '/notifications', { identity, count: 2, walletAddress: '0x1' });
  const facts = { isBroker: true, passwordExpired: true, accounts: 2 };
  const user = await sandbox.control('PUT', '/user', { identity, ...facts });
  expect(user).toMatchObject({ isBroker: true, passwordExpired: true });
  await expect(sandbox.control('DELETE', '/notifications', { identity })).resolves.toBeInstanceOf(Object);
});
