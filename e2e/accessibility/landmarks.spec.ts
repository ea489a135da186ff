import type { Page } from '@playwright/test';
import { accessibilityTree } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

const PATH = '/account/heloc/register-v2';
const FIRST = 'What property would you like to use?';
const APPLICATION = '<heloc-application org="OAKLINE" id="apply"></heloc-application>';

/** A page of a lender's with a menu, and the application in what follows. */
async function open(page: Page, { lender, cdn }: Origins, body: string): Promise<void> {
  const loader = `<script src="${cdn}/heloc/v1/embed.js"></script>`;
  const html = `<!doctype html><html lang="en"><head><title>Lender</title>${loader}</head><body>${body}</body></html>`;
  await page.route(lender + PATH, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(lender + PATH);
  await expect(heading(page, FIRST)).toBeVisible();
  // The real step, not the prerendered one before it.
  await expect(page.getByText('Customer service hours')).toBeAttached();
}

const mains = async (page: Page) =>
  (await accessibilityTree(page)).filter(({ role }) => role === 'main').length;
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });

test('on a page without any, ours is the main content, and a link leads there', async ({ page, origins }) => {
  await open(page, origins, `<nav><a href="/terms">Terms</a></nav>${APPLICATION}`);
  expect(await mains(page)).toBe(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(FIRST);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Terms', exact: true })).toBeFocused();
  expect((await skipLink(page).boundingBox())?.width).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(heading(page, FIRST)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Property address' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

for (const [name, body] of [
  ['around it', `<main>${APPLICATION}</main>`],
  ['beside it', `<main><h2>News</h2></main>${APPLICATION}`],
] as const) {
  test(`a main of the page ${name} stays the only one`, async ({ page, origins }) => {
    await open(page, origins, body);
    expect(await mains(page)).toBe(1);
    await expect(page.getByRole('main').and(page.locator('main'))).toHaveCount(1);
    await expect(skipLink(page)).toHaveCount(0);
  });
}

test('a page that leads to it with a link of its own needs none of ours', async ({ page, origins }) => {
  await open(page, origins, `<a href="#apply">Skip the menu</a>${APPLICATION}`);
  expect(await mains(page)).toBe(1);
  await expect(skipLink(page)).toHaveCount(0);
});

test('of two applications on a page one is its main content', async ({ page, origins }) => {
  const second = '<heloc-application org="QUILLMERE_BANK" history="memory"></heloc-application>';
  await open(page, origins, APPLICATION);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, second);
  await expect(page.locator('[data-heloc-mount]')).toHaveCount(2);
  await expect(heading(page, FIRST)).toHaveCount(2);
  expect(await mains(page)).toBe(1);
});
