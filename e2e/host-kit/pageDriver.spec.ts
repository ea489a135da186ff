import { HelocPage } from '#packages/testing/playwright/helocPage.ts';
import { expect, test } from '../support/fixtures.ts';

/** The page driver of `@heloc/testing`, where it must not do what a person cannot. */

test('a field under a modal window is typed into once the window of the page around it has closed', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  const heloc = new HelocPage(page);
  await heloc.press('Enter address manually');
  await expect(heloc.field('Street address')).toBeVisible();
  await page.evaluate(() => {
    const window = document.createElement('dialog');
    document.body.append(window);
    window.showModal();
  });
  // Only what is to be refused has little time.
  page.setDefaultTimeout(1000);
  await expect(heloc.fill('Street address', '12 Oak Lane')).rejects.toThrow(/intercepts pointer events/);
  page.setDefaultTimeout(0);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await heloc.fill('Street address', '12 Oak Lane');
  await expect(heloc.field('Street address')).toHaveValue('12 Oak Lane');
});
