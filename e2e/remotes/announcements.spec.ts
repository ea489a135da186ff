import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { overflowing } from '../support/reading.ts';

const content =
  '<heloc-application org="OAKLINE" remote="banner"></heloc-application><main><h1>Home equity</h1></main>';
const ground = (page: Page) =>
  page
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item).backgroundColor);

test('announcements have two styles: a strip of the brand where a page advertises, a card in the product', async ({
  page,
  origins,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const seen: string[] = [];
  for (const path of ['/home-equity', '/account/heloc']) {
    await servePage(page, origins, { content, path });
    await page.goto(origins.lender + path);
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    seen.push(await ground(page));
  }
  const [marketing, product] = seen;
  expect(marketing).not.toBe(product);
});
