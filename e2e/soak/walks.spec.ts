import type { Page } from '@playwright/test';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { openApplication } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';
import { overflowing } from '../support/reading.ts';
import { somebody } from '../support/registration.ts';
import { attachment, Walker } from './walker.ts';

const WALKS = 200;
const STEPS = 25;
/** Whose the sandbox's applications are. */
const OWNER = { firstName: 'Ana', lastName: 'Rivera' };

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: FAILED_REQUESTS,
});

/** A page with a heading and a way on, in its width. */
async function expectWayOn(page: Page, trail: readonly string[]): Promise<void> {
  const told = `after ${trail.join(', ')}`;
  const title = page.getByRole('heading').or(page.getByRole('dialog'));
  await expect(title.first(), `blank: ${told}`).toBeVisible();
  const ways = page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('progressbar'));
  await expect(ways.first(), `no way on: ${told}`).toBeVisible();
  expect(await overflowing(page), `sideways: ${told}`).toEqual([]);
}

for (let walk = 1; walk <= WALKS; walk += 1) {
  test(`walk ${walk}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
    const chance = random(SEED, walk);
    const walker = new Walker(page, somebody(OWNER));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    page.on('filechooser', (chooser) => void chooser.setFiles(attachment).catch(() => {}));
    await page.setViewportSize({ width: chance.pick([320, 375, 768, 1280]) ?? 375, height: 800 });
    const place = chance.below(2) === 0 ? undefined : chance.pick(SCREEN_STATES);
    const begin = async () => {
      if (place) await openApplication(page, { origins, sandbox }, place.application, place.path);
      else await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
    };
    const isOver = () => !page.url().startsWith(`${origins.lender}/account/heloc/`);
    await begin();
    for (let step = 0; step < STEPS; step += 1) {
      // Chance of its own for each: one that a slow page left undone does not change those after it.
      await walker.act(random(SEED, walk, step));
      // Back from the first page, or to the lender's own pages: the application ends there.
      if (isOver()) await begin();
      await expectWayOn(page, walker.trail).catch(async (error: unknown) => {
        // A page that asks before it is left is left a moment later.
        if (!isOver()) throw error;
        await begin();
      });
    }
  });
}
