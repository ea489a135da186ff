import { expect, test } from '@jest/globals';
import { SERVICES, SERVICES_BUDGET, serviceBytes } from '../e2e/bench/services.mjs';

test('what a page loads when it is idle is as small as it is to be', async () => {
  const bytes = Object.entries(await serviceBytes());
  const over = bytes.filter(([name, added]) => added > (SERVICES[name]?.budget ?? 0));
  expect(Object.fromEntries(over)).toEqual({});
  const all = bytes.reduce((sum, [, added]) => sum + added, 0);
  expect(all).toBeLessThanOrEqual(SERVICES_BUDGET);
  // Each of them is there.
  expect(Math.min(...bytes.map(([, added]) => added))).toBeGreaterThan(500);
});
