import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';

test.use({ tolerated: FAILED_REQUESTS });

const PATH = '/account/heloc/register-v2';
const APPLICATION = '<heloc-application org="OAKLINE"></heloc-application>';
const BANNER = '<heloc-application remote="banner" org="OAKLINE"></heloc-application>';
/** Brotli: what is the banner's own, 5.4 kB, and what its script repeats of others of the borrower. */
const BUDGET = 8700;

const isThere = (page: Page, remote: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(`heloc:ready:${name}`).length > 0, remote);

/** Opens a page of a host with these elements. @returns the scripts that it asks for, without their release */
async function open(page: Page, { lender, cdn, api }: Origins, body: string): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/heloc\/[\d.]+\/(.+\.js)$/.exec(request.url()) ?? [];
    if (file) asked.add(file);
  });
  await page.route(`${lender}${PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title>${body}<script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>`,
    }),
  );
  await page.goto(lender + PATH);
  return asked;
}

const bytes = (file: string) =>
  brotliCompressSync(readFileSync(`${process.env.HELOC_DIST ?? 'dist'}/${file}`)).length;

for (const [where, body] of [
  ['above', BANNER + APPLICATION],
  ['below', APPLICATION + BANNER],
] as const)
  test(`a banner ${where} the application is a part of it`, async ({ page, origins }) => {
    const asked = await open(page, origins, body);
    await isThere(page, 'banner');
    await isThere(page, 'borrower');
    const files = [...asked];
    expect(files.filter((file) => file.startsWith('banner/'))).toEqual(['banner/beside.js']);
    const names = JSON.parse(readFileSync(`${process.env.HELOC_DIST ?? 'dist'}/files/borrower.json`, 'utf8'));
    const shown = files.filter((file) => names[file.replace('borrower/', '')] === 'first-screen');
    expect(shown).toHaveLength(1);
    expect([...shown, 'banner/beside.js'].reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(BUDGET);
  });

test('a banner alone brings what it needs', async ({ page, origins }) => {
  const asked = await open(page, origins, BANNER);
  await isThere(page, 'banner');
  expect(asked).toContain('banner/remoteEntry.js');
  expect([...asked].filter((file) => file.startsWith('borrower/'))).toEqual([]);
});

test('a banner is there where the application cannot be had', async ({ page, origins }) => {
  await page.route('**/borrower/remoteEntry.js', (route) => route.abort());
  const asked = await open(page, origins, APPLICATION + BANNER);
  await isThere(page, 'banner');
  expect(asked).toContain('banner/remoteEntry.js');
});
