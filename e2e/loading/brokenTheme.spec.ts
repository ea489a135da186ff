import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

/** An organisation's data that is broken when a page asks for it. */

const ORG = 'QUILLMERE_BANK';
const NAME = 'Quillmere';
/** What the base has, and no organisation: `themes/base`. */
const NEUTRAL = '#23405C';

test.use({ tolerated: FAILED_REQUESTS });

type Codes = { code: string; retryable: boolean }[];

async function open(page: Page, origins: Origins) {
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Object.assign(window, { errors });
    document.addEventListener('heloc:error', ({ detail }: CustomEventInit) => {
      errors.push({ code: detail.code, retryable: detail.retryable });
    });
  });
  await servePage(page, origins, {
    content: `<heloc-application org="${ORG}" support-phone="(888) 555-0199"></heloc-application>`,
  });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
}

const errors = (page: Page) => page.evaluate(() => (window as unknown as { errors: Codes }).errors);
const primary = (page: Page) =>
  page
    .locator('[id^=heloc-borrower]')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--heloc-color-primary'));
/** What stands where the logo does. */
const home = (page: Page) => page.getByRole('link', { name: NAME, exact: true });
const next = (page: Page) => heading(page, /^Is this property currently for sale/);

for (const [how, fulfil, retryable] of [
  ['missing', { status: 404 }, false],
  ['not JSON', { body: '<!doctype html>', contentType: 'application/json' }, true],
  ['invalid', { json: { scheme: 'light', tokens: 3 } }, false],
] as const)
  test(`a theme that is ${how}: neutral looks, the lender's name, and the application runs`, async ({
    page,
    origins,
  }) => {
    await page.route(`**/themes/${ORG}/{look,theme}.json`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...fulfil }),
    );
    await open(page, origins);
    await completeProperty(page);
    await expect(next(page)).toBeVisible();
    await expect(home(page)).toHaveText(NAME);
    await expect(home(page).getByRole('img')).toHaveCount(0);
    expect(await primary(page)).toBe(NEUTRAL);
    expect(await errors(page)).toEqual([{ code: 'theme-unavailable', retryable }]);
  });

test("a logo that cannot be had leaves the lender's name", async ({ page, origins }) => {
  await page.route(`**/themes/${ORG}/assets/**`, (route) => route.abort());
  await open(page, origins);
  await completeProperty(page);
  await expect(next(page)).toBeVisible();
  await expect(home(page)).toHaveText(NAME);
  expect(await primary(page)).not.toBe(NEUTRAL);
  expect(await errors(page)).toEqual([]);
});

for (const file of ['brand.json', 'copy.json'])
  test(`${file} that is broken stops, with whom to call`, async ({ page, origins }) => {
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    await page.route(`**/themes/${ORG}/${file}`, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { legal: 3 } }),
    );
    await open(page, origins);
    await expect(page.getByRole('alert').filter({ hasText: '(888) 555-0199' })).toBeVisible();
    expect(await errors(page)).toEqual([{ code: 'no-brand-data', retryable: true }]);
    expect(said.join()).toContain('No private label data found');
  });
