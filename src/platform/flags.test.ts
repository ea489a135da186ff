import { expect, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import { createFlags } from './flags.ts';

async function flagsOf(defaults: Record<string, boolean> = {}) {
  const sandbox = await createTestSandbox();
  const auth = { isSignedIn: () => false, subscribe: () => () => {} };
  return { sandbox, flags: createFlags({ api: sandbox.api(), auth, defaults: () => defaults }) };
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
  expect(flags.variables('disasterZips')).toBeUndefined();
  await sandbox.control('PUT', '/flags', { 'fe-heloc-disaster-zips': true });
  await flags.refresh();
  expect(flags.variables('disasterZips')).toEqual({ zips: expect.arrayContaining(['95969']) });
  expect(flags.variables('redesign2025')).toBeUndefined();
});
