import { mounts } from '../bench/mounts.mjs';
import { expect, test } from '../support/fixtures.ts';

test('100 mounts leave nothing behind', { tag: '@soak' }, async ({ browser, origins }) => {
  const left = await mounts(browser, origins);
  expect(left.nodes).toBeLessThanOrEqual(0);
  expect(left.listeners).toBeLessThanOrEqual(0);
  // Kilobytes.
  expect(left.held).toBeLessThan(4);
});
