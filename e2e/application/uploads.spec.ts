import type { Page } from '@playwright/test';
import { CHUNK_BYTES } from '#src/features/uploads/engine/chunks.ts';
import type { TestFile } from '#src/testing/pageDriver.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { addressOf, openApplication, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

const STUBS = 'income/upload/paystub';
const FIELD = /^Pay stubs/;

/** A PDF for the looks of it, of so many bytes. */
const pdf = (name: string, size: number): TestFile => {
  const buffer = Buffer.alloc(size, 'x');
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
};

const choose = (page: Page, ...files: TestFile[]) => page.getByLabel(FIELD).setInputFiles(files);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const progress = (page: Page) =>
  page
    .getByRole('progressbar', { name: 'Uploading' })
    .getAttribute('value', { timeout: 1000 })
    .then(Number, () => 100);

/** Each chunk takes a while, so that a test meets the upload under way. */
const slowly = (sandbox: Sandbox) =>
  sandbox.fault({ method: 'PATCH', path: '**/uploads/*', kind: 'slow', delayMs: 150 });

/** What browsers have sent of files' bytes, by what their requests say of themselves. */
const bytesSent = async (sandbox: Sandbox) =>
  (await sandbox.requests())
    .filter(({ method }) => method === 'PATCH')
    .reduce((sum, { headers }) => sum + Number(headers['content-length'] ?? 0), 0);

/** How many files the browser keeps. Looks first: opening a database would make it. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'heloc-files')) return 0;
    return new Promise<number>((resolve) => {
      const asked = indexedDB.open('heloc-files');
      asked.onsuccess = () => {
        const counted = asked.result.transaction('files').objectStore('files').count();
        counted.onsuccess = () => {
          asked.result.close();
          resolve(counted.result);
        };
      };
    });
  });

const SIZE = 12 * CHUNK_BYTES;

test.describe('a line that breaks', () => {
  test.use({ tolerated: FAILED_REQUESTS });
  for (const percent of [10, 50, 90]) {
    test(`at ${percent} %: the upload goes on by itself, and at most one chunk is sent again`, async ({
      page,
      context,
      origins,
      sandbox,
    }) => {
      await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
      await slowly(sandbox);
      await choose(page, pdf('stub.pdf', SIZE));
      await expect.poll(() => progress(page), { intervals: [20] }).toBeGreaterThanOrEqual(percent);
      await context.setOffline(true);
      await expect(row(page, 'stub.pdf')).toContainText('Waiting for your internet connection');
      await expect(page.getByText('0 uploaded')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('1 uploaded')).toBeVisible();
      expect((await bytesSent(sandbox)) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
    });
  }
});

test('a reload at 50 %: the list is as it was, and nobody chooses the file again', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
  await at.fill('Employer name', 'Brightwater Logistics');
  await choose(page, pdf('first.pdf', 1000));
  await expect(page.getByText('1 uploaded')).toBeVisible();
  await slowly(sandbox);
  await choose(page, pdf('second.pdf', SIZE));
  await expect.poll(() => progress(page), { intervals: [20] }).toBeGreaterThanOrEqual(50);
  expect(await keptFiles(page)).toBe(1);
  await page.reload();
  await expect(row(page, 'first.pdf')).toContainText('Uploaded');
  await expect(row(page, 'second.pdf')).toBeVisible();
  await expect(page.getByText('2 uploaded')).toBeVisible();
  await expect(at.field('Employer name')).toHaveValue('Brightwater Logistics');
  expect((await bytesSent(sandbox)) - SIZE - 1000).toBeLessThanOrEqual(CHUNK_BYTES);
  await expect.poll(() => keptFiles(page)).toBe(0);
});

test('a reload where the browser keeps nothing: the file is named, and goes on from where it was', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.reload();
  await slowly(sandbox);
  // From the disk, so that it is the same file when it is chosen again.
  const file = test.info().outputPath('stub.pdf');
  await (await import('node:fs/promises')).writeFile(file, pdf('stub.pdf', SIZE).buffer);
  await page.getByLabel(FIELD).setInputFiles(file);
  await expect.poll(() => progress(page), { intervals: [20] }).toBeGreaterThanOrEqual(50);
  await page.reload();
  await expect(row(page, 'stub.pdf')).toContainText('Choose stub.pdf again to go on from where it stopped');
  await expectAccessible(page);
  await new BrowserDriver(page).press('Submit documents');
  await expect(page.getByRole('link', { name: /Choose stub\.pdf again, or remove it$/ })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await row(page, 'stub.pdf').getByRole('button', { name: 'Choose again: stub.pdf' }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByText('1 uploaded')).toBeVisible();
  expect((await bytesSent(sandbox)) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
});

test('what is kept goes with its person', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
  await sandbox.fault({ method: 'PATCH', path: '**/uploads/*', kind: 'slow', delayMs: 60_000 });
  await choose(page, pdf('secret.pdf', SIZE));
  await expect.poll(() => keptFiles(page)).toBe(1);
  // As the lender's own page logs out; the application looks when the page has the focus again.
  await page.evaluate(() => {
    localStorage.removeItem('jwt');
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL(/\/auth\/login/);
  const other = await sandbox.create({ status: { checklistStatus: 'INCOME_VERIFICATION' } });
  await signIn(page, origins, other.jwt);
  await page.goto(addressOf(origins, other.uuid, STUBS));
  await expect(page.getByText('0 uploaded')).toBeVisible();
  await expect(page.getByText('secret.pdf')).toHaveCount(0);
  await expect.poll(() => keptFiles(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('heloc-files'))).toBeNull();
});

test('ten files at once, each with its own end', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
  const good = Array.from({ length: 8 }, (_, at) => pdf(`stub-${at}.pdf`, CHUNK_BYTES + at));
  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  const renamed = { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await choose(page, ...good, empty, renamed);
  await expect(page.getByText('8 uploaded')).toBeVisible();
  await expect(row(page, 'empty.pdf')).toContainText('empty.pdf is empty');
  await expect(row(page, 'page.pdf')).toContainText('must be a PDF, JPG, PNG, HEIC or TIFF');
  for (const name of ['empty.pdf', 'page.pdf']) {
    await expect(row(page, name).getByRole('button')).toHaveText(['Choose again', 'Remove']);
  }
  await expectAccessible(page);
  const sent = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/uploads'),
  );
  expect(sent).toHaveLength(8);
});

/** As the browser's tools name it: 750 kbit/s up, 1.6 Mbit/s down, with the latency that they add. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

for (const [size, tag] of [
  [2_000_000, ''],
  [20_000_000, '@soak'],
] as const) {
  test(`${size / 1_000_000} MB on slow 4G ${tag}`, async ({ page, origins, sandbox }) => {
    test.setTimeout(400_000);
    await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', STUBS);
    await expect(page.getByText('0 uploaded')).toBeVisible();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await choose(page, pdf('large.pdf', size));
    await expect(page.getByText('1 uploaded')).toBeVisible({ timeout: 390_000 });
    expect(await bytesSent(sandbox)).toBe(size);
  });
}
