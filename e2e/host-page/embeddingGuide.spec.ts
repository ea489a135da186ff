import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { guide, headersOf, NONCE, noteRefused } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { GUEST } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

/** What docs/embedding.md shows, run as it is written there. Policies: policy.spec.ts; hosts: hosts.spec.ts. */

const FOLDER = path.join(import.meta.dirname, '../embedding');
const FIRST = 'What property would you like to use?';
const BY_PHONE = 'Call (888) 555-0142 to apply by phone.';
const NEXT = 'Is this property currently for sale?';

const lender = (page: Page, name: string) => expect(page.getByText(name).first()).toBeVisible();

/** What is promised of each example beside its first step. */
const EXAMPLES: Record<string, (page: Page) => Promise<unknown>> = {
  'start.html': async (page) => {
    await lender(page, 'Oakline');
    await expect(page.getByText(BY_PHONE)).toBeHidden();
    // Where not even our loader comes, what the page has in the element stands.
    await page.route('**/heloc/v1/embed.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(BY_PHONE)).toBeVisible();
  },
  'brand.html': (page) => expect(page.getByText('Which home is it about?')).toBeVisible(),
  'script.html': (page) => lender(page, 'Quillmere'),
  'properties.html': (page) => lender(page, 'Quillmere'),
  'chat.html': async (page) => {
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Chat with Oakline' })).toBeVisible();
  },
  'chat-own.html': async (page) => {
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog', { name: 'Our chat' })).toBeVisible();
  },
  'channel.html': (page) => lender(page, 'Oakline'),
  'pinned.html': (page) => lender(page, 'Oakline'),
  'test-mode.html': (page) => expect(page.getByText('nothing here is real')).toBeVisible(),
  'turbo.html': (page) => lender(page, 'Oakline'),
  'events.html': async (page) => {
    const dataLayer = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
    await expect.poll(dataLayer).toMatchObject([{ event: 'step', path: 'register-v2' }]);
  },
  'shortcuts.html': async (page) => {
    const field = page.locator('heloc-application').getByRole('combobox').first();
    await field.focus();
    await page.keyboard.type('12 Main / 4');
    await expect(field).toHaveValue('12 Main / 4');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search')).toBeFocused();
  },
  'session.html': (page) => expect(page.getByRole('button', { name: 'Log in' })).toBeVisible(),
};

test.use({ tolerated: FAILED_REQUESTS, ribbon: true });

test('every example of the guide is run', () => {
  const examples = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));
  // Policies: policy.spec.ts; in a frame: frame.spec.ts.
  const elsewhere = ['trusted-types.html', 'framed.html', 'framing.html'];
  expect(examples.sort()).toEqual([...Object.keys(EXAMPLES), ...elsewhere].sort());
});

for (const [file, promised] of Object.entries(EXAMPLES)) {
  test(`${file} shows the first step`, async ({ page, origins }) => {
    const example = guide(file, origins);
    const headers = headersOf('policy.http', origins);
    const loader = example.includes('embed.js')
      ? ''
      : `<script src="${origins.cdn}/heloc/v1/embed.js" nonce="${NONCE}"></script>`;
    await page.route(`${origins.lender}/session/token`, (route) => route.fulfill({ status: 401 }));
    await page.route(`${origins.lender}/account/heloc/**`, (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: example + loader }),
    );
    const refused = await noteRefused(page);
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await expect(heading(page, FIRST)).toBeVisible();
    await promised(page);
    expect(refused()).toEqual([]);
  });
}

test.describe('from an empty folder', () => {
  let folder: string;
  let server: ChildProcess;
  test.beforeEach(async ({ origins }) => {
    folder = mkdtempSync(path.join(tmpdir(), 'heloc-guide-'));
    copyFileSync(path.join(FOLDER, 'server.mjs'), path.join(folder, 'server.mjs'));
    writeFileSync(path.join(folder, 'start.html'), guide('start.html', origins));
    server = spawn(process.execPath, ['server.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((started) => server.stdout?.once('data', started));
  });
  test.afterEach(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  test('the page and its server are live, and reload at any step', async ({ page }) => {
    await page.goto(`${GUEST}/account/heloc?utm_source=mail`);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    await page.reload();
    await expect(heading(page, NEXT)).toBeVisible();
    expect((await page.goto(`${GUEST}/elsewhere`))?.status()).toBe(404);
  });
});
