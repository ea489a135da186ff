import { heldBytes, waitUntilIdle } from '../bench/mounts.mjs';
import { expect, test } from '../support/fixtures.ts';
import { serveHost } from '../support/hostSites.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const TIMES = 20;
/**
 * With the shape of an object V8 keeps its getters, and by them now and then the form of one mount that is gone, until it
 * sees another's: less than two mounts is nothing left behind.
 */
const ONE = { nodes: 6, listeners: 145, bytes: 200 * 1024 };

test(`${TIMES} hasty switches of single-spa leave nothing behind`, async ({ page, origins }) => {
  await serveHost(page, origins, 'single-spa');
  await page.goto(`${origins.lender}/rates`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');

  /**
   * Mounts and unmounts in quick succession, with pauses from none to some frames: no switch waits for the application, so
   * each one interrupts it at another point.
   */
  const switches = (times: number) =>
    page.evaluate(async (count) => {
      const go = (path: string) =>
        new Promise((resolve) => {
          window.addEventListener('single-spa:app-change', resolve, { once: true });
          history.pushState({}, '', path);
        });
      for (let index = 0; index < count; index += 1) {
        await go('/account/heloc/register-v2');
        for (let frame = index % 10; frame > 0; frame -= 1) await new Promise(requestAnimationFrame);
        await go('/rates');
      }
    }, times);
  const quiet = async () => {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(0);
  };

  // What is loaded once stays: all of the first step, and what a switch needs.
  await page.getByRole('link', { name: 'Home equity' }).click();
  await expect(heading(page, FIRST)).toBeVisible();
  await page.getByRole('link', { name: 'Rates' }).click();
  await switches(TIMES);
  await quiet();
  const before = await waitUntilIdle(page, cdp);
  const heldBefore = await heldBytes(cdp);
  await switches(TIMES);
  await switches(TIMES);
  await quiet();
  const after = await waitUntilIdle(page, cdp);
  expect(after.nodes - before.nodes).toBeLessThan(2 * ONE.nodes);
  expect(after.listeners - before.listeners).toBeLessThan(2 * ONE.listeners);
  expect((await heldBytes(cdp)) - heldBefore).toBeLessThan(1.5 * ONE.bytes);
});
