import type { Page } from '@playwright/test';
import { MAIN, openApplication } from './support/application.ts';
import { expect, test } from './support/fixtures.ts';

/** As a phone has it: fingers, and nothing to point with. */
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const lineHeight = async (page: Page) =>
  (await page.getByRole('button', { name: /^Step \d of 7/ }).boundingBox())?.height;

for (const [where, application, path, org] of [
  ['a question about oneself', 'COLLECT_ADDITIONAL_INFO', 'start/contact', MAIN],
  ['income, in a wide font', 'INCOME_VERIFICATION', '', 'EMBERFOLD_CU'],
  ['a document to sign', 'NOTE_SIGNING', 'signing/sign', MAIN],
] as const) {
  test(`step and minutes left are one line: ${where}`, async ({ page, origins, sandbox }) => {
    await openApplication(page, { origins, sandbox }, { status: application }, path, org);
    await page.evaluate(() => document.fonts.ready);
    // Two would be 50 px.
    await expect.poll(() => lineHeight(page)).toBeLessThan(45);
  });
}

test('nothing is said of dragging where nobody can drag', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', 'income/upload/paystub');
  await expect(page.getByText('Choose files from your device')).toBeVisible();
  await expect(page.getByText(/^Drag files here/)).toBeHidden();
});
