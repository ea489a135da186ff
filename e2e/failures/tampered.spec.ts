import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { fileNamed } from '../support/buildFiles.ts';
import { expect, test } from '../support/fixtures.ts';

/** Scripts whose bytes are not the release's: none runs, and the person has a way on. */

test.use({
  tolerated: {
    'the browser says that it refuses them':
      /valid digest in the 'integrity' attribute|integrity checks failed/,
    'what cannot be had is reported': /ChunkLoadError/,
  },
});

/** Serves a modified file, and counts how often. */
async function tamper(page: Page, file: string): Promise<() => number> {
  let answered = 0;
  await page.route(`**/heloc/**/${file}`, async (route) => {
    const response = await route.fetch();
    answered += 1;
    const body = `${await response.text()}\n;globalThis.tampered = true;`;
    await route.fulfill({ response, body });
  });
  return () => answered;
}
const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('an entry', async ({ page, origins }) => {
  const answered = await tamper(page, 'borrower/remoteEntry.js');
  await page.goto(`${origins.lender}/account/heloc/coming-soon?org=OAKLINE`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not load the application' }),
  ).toBeVisible();
  expect(answered()).toBe(3);
  expect(await hasRun(page)).toBe(false);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await new BrowserDriver(page).expectHeading('Coming soon');
});

test('a chunk', async ({ page, origins }) => {
  const answered = await tamper(page, fileNamed('borrower', 'pages'));
  await page.goto(`${origins.lender}/account/heloc/coming-soon?org=OAKLINE`);
  const at = new BrowserDriver(page);
  await at.expectHeading('Sorry, looks like we have hit a snag!');
  // Three for each page, which was reloaded five times; some come from the browser's cache.
  expect(answered()).toBeLessThanOrEqual(18);
  expect(await hasRun(page)).toBe(false);
  await page.unrouteAll();
  await at.press('Try again');
  await at.expectHeading('Coming soon');
});

test('the PDF worker: the document is read without one, and where that is refused too it can be downloaded', async ({
  page,
  origins,
  sandbox,
}) => {
  const answered = await tamper(page, fileNamed('borrower', '.mjs'));
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  await at.press('Open Electronic consent');
  await expect(page.getByText(/^Page 1 of/).first()).toBeVisible();
  expect(answered()).toBe(3);
  expect(page.workers()).toEqual([]);
  expect(await hasRun(page)).toBe(false);

  await tamper(page, fileNamed('borrower', 'pdf-worker'));
  await page.reload();
  await expect(page.getByText('We could not load this document.')).toBeVisible();
  await expect(at.button('Download instead')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
  await page.unrouteAll();
  await at.press('Try again');
  await expect(page.getByText(/^Page 1 of/).first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});
