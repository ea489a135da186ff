import { expect, test } from '../support/fixtures.ts';
import { overflowing, withText } from '../support/reading.ts';

/** The demo's own pages at 320 px, with letters four times the size: nothing is beside the page. */
const PAGES = {
  console: '/',
  'console of chats': '/console/chat',
  'lenders of the studio': '/studio',
  'a lender in the studio': '/studio?org=OAKLINE',
  login: '/auth/login',
};

for (const [name, path] of Object.entries(PAGES))
  test(`${name}, in letters four times the size`, { tag: '@soak' }, async ({ page, origins }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(origins.lender + path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await withText(page, 4, async () => expect(await overflowing(page)).toEqual([]));
  });
