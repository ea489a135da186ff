import type { Page } from '@playwright/test';
import { sampleBanners } from '#scenarios/surroundings.ts';
import { expectAccessible, PHONE, WIDE } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { indistinctParts } from '../support/forcedColors.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { overflowing } from '../support/reading.ts';
import { completeProperty, continueButton, heading } from '../support/registration.ts';

const alone =
  '<heloc-application org="OAKLINE" remote="banner"></heloc-application><main><h1>Home equity</h1><a href="#x">Rates</a></main>';
const region = (page: Page) => page.getByRole('region', { name: 'Announcements' });
const dismiss = (page: Page) => page.getByRole('button', { name: /^Dismiss/ });
const ground = (page: Page) =>
  page
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item).backgroundColor);

test('announcements have two styles: a strip of the brand where a page advertises, a card in the product', async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: PHONE, height: 667 });
  const seen: string[] = [];
  for (const path of ['/home-equity', '/account/heloc']) {
    await servePage(page, origins, { content: alone, path });
    await page.goto(origins.lender + path);
    await expect(region(page)).toBeVisible();
    await expectAccessible(page, [PHONE, WIDE]);
    for (const width of [PHONE, 320]) {
      await page.setViewportSize({ width, height: 667 });
      expect(await overflowing(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: null });
    expect(await indistinctParts(page)).toEqual([]);
    seen.push(await ground(page));
  }
  const [marketing, product] = seen;
  expect(marketing).not.toBe(product);
});

test('by the keyboard each is dismissed in turn, and the focus goes on; other tabs hear of it', async ({
  page,
  context,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/banners', { items: sampleBanners(2, Date.now()) });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await servePage(tab, origins, { content: alone, path: '/home-equity' });
    await tab.goto(`${origins.lender}/home-equity`);
    await expect(tab.getByRole('listitem')).toHaveCount(2);
  }
  await page.keyboard.press('Tab');
  await expect(dismiss(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(dismiss(page)).toBeFocused();
  await expect(other.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(region(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Rates' })).toBeFocused();
  await expect(region(other)).toHaveCount(0);
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:banner').length > 0);
  await expect(region(page)).toHaveCount(0);
});

/** A page with announcements above the application, which come once that is ready. */
async function openLate(page: Page, origins: Origins, room = '') {
  await servePage(page, origins, {
    head: room,
    content: `<heloc-application org="OAKLINE" remote="banner"></heloc-application>
      <heloc-application org="OAKLINE"></heloc-application>`,
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/banners.json', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    await page.evaluate(() => {
      (window as unknown as { shifts: { sum: number } }).shifts.sum = 0;
    });
    await route.continue();
  });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  await expect(heading(page, 'What property would you like to use?')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:banner').length > 0);
}
const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { shifts: { sum: number } }).shifts.sum;
  });

for (const width of [PHONE, WIDE])
  test(`what comes late moves nothing at ${width}: it waits for the next step`, async ({ page, origins }) => {
    await page.setViewportSize({ width, height: 720 });
    await openLate(page, origins);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
    await expect(region(page)).toHaveCount(0);
    await completeProperty(page);
    await continueButton(page).click();
    await expect(region(page)).toBeVisible();
  });

test('where the page keeps the room free they come at once', async ({ page, origins }) => {
  await page.setViewportSize({ width: PHONE, height: 720 });
  const room = '<style>[remote=banner] { display: block; min-height: 16em }</style>';
  await openLate(page, origins, room);
  await expect(region(page)).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});
