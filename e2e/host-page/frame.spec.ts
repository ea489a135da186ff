import type { Page } from '@playwright/test';
import { HelocPage } from '#packages/testing/playwright/helocPage.ts';
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Origins, startOrigins } from '../support/origins.ts';

/** A page of a lender's that has the application in a frame of another origin, as docs/embedding.md says it. */

const FIRST = 'What property would you like to use?';
const NEXT = 'Is this property currently for sale?';

const DOCTYPE = '<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">';

/** The demo's second origin is the page around the frame. */
async function serveFrame(page: Page, origins: Origins, ancestors: string): Promise<void> {
  const filled = (file: string) =>
    DOCTYPE +
    guide(file, origins)
      .replaceAll('https://apply.example', origins.lender)
      .replaceAll('https://www.lender.example', origins.dashboard);
  const headers = headersOf('policy.http', origins);
  const policy = headers['Content-Security-Policy'] ?? '';
  headers['Content-Security-Policy'] = policy.replace(
    "frame-ancestors 'self'",
    `frame-ancestors ${ancestors}`,
  );
  await page.route(`${origins.lender}/account/heloc**`, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: filled('framed.html') }),
  );
  await page.route(/\/around$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: filled('framing.html') }),
  );
}

const frameHeight = (page: Page) => page.locator('#apply').evaluate(({ clientHeight }) => clientHeight);
/** By how much the page in the frame is higher than the frame. */
const hidden = (page: Page) =>
  page
    .frameLocator('#apply')
    .locator('html')
    .evaluate((html) => Math.ceil(html.getBoundingClientRect().height) - innerHeight);

test('the frame is as high as what is in it, and nobody else sets its height', async ({ page, origins }) => {
  const refused = await noteRefused(page);
  await serveFrame(page, origins, origins.dashboard);
  await page.goto(`${origins.dashboard}/around`);
  const heloc = new HelocPage(page.frameLocator('#apply').locator('body'));
  await heloc.expectStep(FIRST);
  await expect.poll(() => hidden(page)).toBe(0);
  const first = await frameHeight(page);

  await heloc.completeProperty();
  await heloc.expectStep(NEXT);
  await expect.poll(() => frameHeight(page)).not.toBe(first);
  await expect.poll(() => hidden(page)).toBe(0);

  const shown = await frameHeight(page);
  // From the frame's own origin, but not from the frame; and from the page itself.
  await page.evaluate(async (origin) => {
    const data = { type: 'heloc:height', height: 1 };
    const { contentWindow: source } = document.querySelector<HTMLIFrameElement>('#apply') ?? {};
    dispatchEvent(new MessageEvent('message', { origin, source: window, data }));
    dispatchEvent(new MessageEvent('message', { origin: location.origin, source: source ?? null, data }));
  }, origins.lender);
  expect(await frameHeight(page)).toBe(shown);
  expect(refused()).toEqual([]);
});

test.describe('a page around it that is not expected', () => {
  test.use({
    tolerated: { 'the browser says that it keeps the message': /Failed to execute 'postMessage'/ },
  });

  test('hears nothing', async ({ page, origins, portBase }) => {
    const other = await startOrigins(portBase + test.info().parallelIndex * 10 + 4);
    try {
      await serveFrame(page, origins, other.origins.dashboard);
      await page.addInitScript(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        addEventListener('message', ({ data }) => data?.type === 'heloc:height' && heard.push(data));
      });
      await page.goto(`${other.origins.dashboard}/around`);
      await new HelocPage(page.frameLocator('#apply').locator('body')).expectStep(FIRST);
      expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
    } finally {
      other.stop();
    }
  });
});

test('where the browser blocks the storage of frames, a person goes on', async ({ page, origins }) => {
  await serveFrame(page, origins, origins.dashboard);
  await page.addInitScript(() => {
    if (window === top) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
  });
  await page.goto(`${origins.dashboard}/around`);
  const heloc = new HelocPage(page.frameLocator('#apply').locator('body'));
  await heloc.completeProperty();
  await heloc.expectStep(NEXT);
});
