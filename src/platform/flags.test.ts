import { expect, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import { createFlags } from './flags.ts';
import { safeStore } from './storage.ts';

const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
const IDENTITY = '0d1c8a3e-2222-4c1b-9a5b-3a4a1f0d2c11';
const APPLICATION = { uuid: '6c1d9067-2222-4f68-8b6c-4b5b2f1e3d22', createdAt: '2026-11-24T10:00:00.000Z' };

async function flagsOf(defaults: Record<string, boolean> = {}) {
  const sandbox = await createTestSandbox();
  const auth = {
    isSignedIn: () => false,
    identityUuid: () => IDENTITY,
    subscribe: () => () => {},
  };
  const store = safeStore(() => {
    throw new Error('no storage in Node: kept in memory');
  });
  store.set('telemetry_trackerUuid', TRACKER);
  const flags = createFlags({
    api: sandbox.api(),
    auth,
    storage: { local: store, session: store },
    org: () => 'OAKLINE',
    defaults: () => defaults,
  });
  /** What was asked, and for whom. */
  const asked = async () =>
    (
      await sandbox.control<{ path: string; body: { optimizeUser: { attributes: object } } }[]>(
        'GET',
        '/requests',
      )
    ).filter(({ path }) => path.startsWith('/service-optimize/'));
  return { sandbox, flags, asked };
}

test('the organisation’s default holds until the server has answered', async () => {
  const { sandbox, flags } = await flagsOf({ 'fe-heloc-ny-modal': true });
  expect(flags.get('nyModal')).toBe(true);
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false });
  await flags.refresh();
  expect(flags.get('nyModal')).toBe(false);
});

test('a feature brings its variables along', async () => {
  const { sandbox, flags } = await flagsOf();
  expect(flags.variables('californiaFires')).toBeUndefined();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-california-fires': true });
  await flags.refresh();
  expect(flags.variables('californiaFires')).toEqual({ zips: expect.arrayContaining(['95969']) });
  expect(flags.variables('redesign2025')).toBeUndefined();
});

test('features are evaluated for the person, their browser and their organisation', async () => {
  const { flags, asked } = await flagsOf();
  await flags.refresh();
  const attributes = { identityId: IDENTITY, organization: 'OAKLINE', trackerId: TRACKER };
  expect(await asked()).toMatchObject([
    {
      path: '/service-optimize/external/api/v1/features',
      body: { optimizeUser: { id: TRACKER, attributes: { ...attributes, applicationId: null } } },
    },
  ]);
});

test('an application that is opened has features of its own, asked for once', async () => {
  const { flags, asked } = await flagsOf();
  flags.evaluateFor(APPLICATION);
  flags.evaluateFor({ ...APPLICATION });
  await flags.refresh();
  const bodies = (await asked()).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  for (const { optimizeUser } of bodies)
    expect(optimizeUser.attributes).toMatchObject({
      applicationId: APPLICATION.uuid,
      createdTime: APPLICATION.createdAt,
    });
});

test('an answer for an application that has been left does not count', async () => {
  const { sandbox, flags } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true });
  const slow = { path: '**/features', kind: 'slow', delayMs: 300, times: 1 };
  await sandbox.control('POST', '/faults', slow);
  const late = flags.refresh();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false });
  flags.evaluateFor(APPLICATION);
  await late;
  expect(flags.get('nyModal')).toBe(false);
});

test('a feature that cannot be asked for stays as it was', async () => {
  const { sandbox, flags } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-web-chat': true });
  await flags.refresh();
  await sandbox.control('POST', '/faults', { path: '**/api/v1/feature', kind: 'status', status: 500 });
  await flags.refresh('webChat');
  expect(flags.get('webChat')).toBe(true);
});

test('one feature is asked for alone; the others stay as they were', async () => {
  const { sandbox, flags, asked } = await flagsOf();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': true, 'fe-heloc-web-chat': false });
  await flags.refresh();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-ny-modal': false, 'fe-heloc-web-chat': true });
  await flags.refresh('webChat');
  expect([flags.get('nyModal'), flags.get('webChat')]).toEqual([true, true]);
  expect((await asked()).at(-1)).toMatchObject({
    path: '/service-optimize/external/api/v1/feature',
    body: { featureKey: 'fe-heloc-web-chat', optimizeUser: { id: TRACKER } },
  });
});
