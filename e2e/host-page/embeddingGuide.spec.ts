import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { collect } from '../embedding/collector.mjs';
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

type Told = Record<string, unknown>;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is told from now on is told as it happens. */
const isFollowed = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('heloc:personal:journey'))).not.toBeNull();

/** Sends the first step without its answer, then with it. */
async function refusedThenCompleted(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await completeProperty(page);
  await expect(heading(page, NEXT)).toBeVisible();
}

/** What is promised of each example beside its first step. */
const EXAMPLES: Record<string, (page: Page) => Promise<unknown>> = {
  'start.html': async (page) => {
    await lender(page, 'Oakline');
    await expect(page.getByText(BY_PHONE)).toBeHidden();
    // Where not even our loader comes, what the page has in the element stands.
    await page.route('**/heloc/v1/OAKLINE/embed.js', (route) => route.abort());
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
  'funnel-tag-manager.html': async (page) => {
    await isFollowed(page);
    await refusedThenCompleted(page);
    const dataLayer = () => page.evaluate(() => (window as unknown as { dataLayer: Told[] }).dataLayer);
    await expect
      .poll(async () => (await dataLayer()).map(({ event }) => event))
      .toEqual(['heloc_started', 'heloc_refused', 'heloc_step_completed']);
    const [started, refused, completed] = await dataLayer();
    expect(started?.journeyId).toMatch(UUID);
    expect(refused).toMatchObject({ ...started, event: 'heloc_refused', path: 'register-v2', count: 2 });
    expect(completed).toEqual({
      ...started,
      event: 'heloc_step_completed',
      path: 'register-v2',
      index: 0,
      durationMs: expect.any(Number),
      count: undefined,
    });
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
  'session.html': (page) => expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible(),
};

test.use({ tolerated: FAILED_REQUESTS, ribbon: true });

test('every example of the guide is run', () => {
  const examples = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));
  // Policies: policy.spec.ts; in a frame: frame.spec.ts; with a server of its own: below.
  const elsewhere = ['trusted-types.html', 'framed.html', 'framing.html', 'funnel-collector.html'];
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

test("funnel-collector.html tells the page's own server, also while the page goes", async ({
  page,
  origins,
}) => {
  const kept: Told[] = [];
  const keep = collect((event: Told) => kept.push(event));
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void keep(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(guide('funnel-collector.html', origins));
  }).listen(Number(new URL(GUEST).port));
  try {
    await page.goto(`${GUEST}/account/heloc/register-v2`);
    await isFollowed(page);
    await page.evaluate(() =>
      addEventListener('heloc:step', (event) => {
        document.title = (event as CustomEvent<{ path: string }>).detail.path;
      }),
    );
    await refusedThenCompleted(page);
    // The step is told after it is drawn.
    await expect(page).toHaveTitle('register-v2/for-sale');
    await page.goto('about:blank');
    const types = () => kept.map(({ type }) => type);
    await expect.poll(types).toEqual(['started', 'refused', 'step-completed', 'left']);
    expect(kept.at(-1)).toEqual({
      type: 'left',
      journeyId: kept[0]?.journeyId,
      path: 'register-v2/for-sale',
      at: expect.any(String),
    });
    const madeUp = JSON.stringify({ type: 'left', journeyId: kept[0]?.journeyId, path: 'ana@example.com' });
    for (const body of ['', '{}', madeUp])
      expect((await page.request.post(`${GUEST}/funnel`, { data: body })).status()).toBe(400);
    expect(kept).toHaveLength(4);
  } finally {
    server.close();
  }
});
