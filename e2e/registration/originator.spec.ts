import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKeyboardReach } from '../support/focus.ts';

const SENT = {
  status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
  referrer: { referrerUuid: '11111111-1111-4111-8111-111111111111' },
};

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Your loan officer', exact: true });
const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));

test.beforeEach(async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, SENT);
  await expect(bannerOf(page).getByRole('link', { name: 'Call (509) 555-0100' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the banner with the loan officer stays in sight, below a header of the host', async ({ page }) => {
    const banner = bannerOf(page);
    await toTheEnd(page);
    const top = async () => Math.round((await banner.boundingBox())?.y ?? -1);
    await expect.poll(top).toBeLessThan(12);
    expect(await top()).toBeGreaterThanOrEqual(0);

    await page.evaluate(() => {
      const header = document.createElement('header');
      header.style.cssText = 'position: fixed; inset: 0 0 auto; height: 60px; background: white; z-index: 9';
      document.body.append(header);
      window.dispatchEvent(new Event('resize'));
    });
    await expect.poll(top).toBeGreaterThanOrEqual(60);
    expect(await top()).toBeLessThan(72);
  });

  test('what has the focus is never under it', async ({ page }) => {
    const banner = bannerOf(page);
    for (const stop of [
      page.getByLabel('Travel', { exact: true }),
      page.getByRole('button', { name: 'Continue' }),
    ]) {
      // In the window, so that the browser by itself would leave it where it is.
      await stop.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().y - 4));
      await stop.focus();
      const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
      await expect.poll(async () => (await stop.boundingBox())?.y).toBeGreaterThan(y + height);
    }
    await expectKeyboardReach(page);
  });
});

test('where there is room it is one line, and the card with more stands beside the screen', async ({
  page,
}) => {
  const banner = bannerOf(page);
  expect((await banner.boundingBox())?.height).toBeLessThan(40);
  const card = await page.getByRole('heading', { name: 'Your loan officer' }).boundingBox();
  const screen = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(card?.x).toBeGreaterThan((screen?.x ?? 0) + (screen?.width ?? 0));
});
