import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contrast } from '#src/testing/contrast.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { MAIN, openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ colorScheme: 'dark' });

/** The file of a logo, by what has it. */
const logoOf = (file: 'look' | 'dark') => {
  const { logo } = JSON.parse(readFileSync(`dist/themes/${MAIN}/${file}.json`, 'utf8')) as {
    logo: { src: string };
  };
  return logo.src.replace(/^.*\//, '');
};

const look = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const logo = (heading.getRootNode() as ShadowRoot).querySelector('img');
    return { scheme: getComputedStyle(heading).colorScheme, logo: logo?.currentSrc.replace(/^.*\//, '') };
  });

test('a theme with a dark scheme follows the device, from the first step on', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=${MAIN}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading may be the prerendered one, and React's a moment later.
  await expect.poll(() => look(page)).toEqual({ scheme: 'dark', logo: logoOf('dark') });
  await expectAccessible(page);
  // What a theme has for the dark is brought where the device is dark when React comes.
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => look(page)).toEqual({ scheme: 'light', logo: logoOf('look') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await look(page)).scheme).toBe('dark');
});

test('a device that turns dark while the page is open is followed, and nothing is lost', async ({
  page,
  origins,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=${MAIN}`);
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  const field = page.getByRole('combobox', { name: 'Property address' });
  await field.fill('12 Alder');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => look(page)).toEqual({ scheme: 'dark', logo: logoOf('dark') });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('12 Alder');
});

test('one without stays as it is', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=QUILLMERE_BANK`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await look(page)).scheme).toBe('light');
});

test('an offer in the dark', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your offer' })).toBeVisible();
  await expectAccessible(page);
});

test('forced colors: how much of a term is interest can be told', async ({ page, origins, sandbox }) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  const bar = page.locator('label', { hasText: '5 years' }).first().locator('..').locator('svg').first();
  await expect(bar).toBeVisible();
  const [track, fill] = await bar
    .locator('rect')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
  expect(contrast(hex(track), hex(fill))).toBeGreaterThan(3);
});

const hex = (rgb = '') =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
