import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { type Origins, startOrigins } from '../support/origins.ts';
import { createPerson, heading } from '../support/registration.ts';

/** A worker that answers from what it has kept, as a page's own may: by the whole address, or by the path alone. */
const cacheFirst = (ignoreSearch: boolean) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    event.respondWith((async () => {
      const cache = await caches.open('all');
      const kept = await cache.match(event.request, { ignoreSearch: ${ignoreSearch} });
      if (kept) return kept;
      const answer = await fetch(event.request);
      if (event.request.method === 'GET' && answer.ok) await cache.put(event.request, answer.clone());
      return answer;
    })());
  });`;

/**
 * A host with a server of its own, as a worker's script is not asked for by the page; and a browser context of its own, which the
 * worker goes with.
 */
const test = base.extend<{ ignoreSearch: boolean; tab: Page; site: { address: string; origins: Origins } }>({
  ignoreSearch: [false, { option: true }],
  tab: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  site: async ({ ignoreSearch, portBase }, use) => {
    const port = portBase + 90;
    const address = `http://localhost:${port}`;
    const { origins, stop } = await startOrigins(port + 1, { LENDER_ORIGINS: address });
    const page = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">
      <script>
        window.failures = [];
        document.addEventListener('heloc:error', ({ detail }) => failures.push(detail.code));
        window.controlled = navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready);
      </script>
      <script src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}"></script></head>
      <body><heloc-application org="OAKLINE"></heloc-application></body></html>`;
    const server: Server = createServer(({ url }, answer) => {
      const isWorker = url === '/worker.js';
      answer.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
      answer.end(isWorker ? cacheFirst(ignoreSearch) : page);
    });
    await new Promise<void>((listening) => void server.listen(port, listening));
    await use({ address, origins });
    server.close();
    server.closeAllConnections();
    stop();
  },
});

async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/account/heloc/register-v2`);
  await page.evaluate(() => (window as unknown as { controlled: Promise<unknown> }).controlled);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const failures = (page: Page) => page.evaluate(() => (window as unknown as { failures: string[] }).failures);

test('a worker of the page’s that answers from its cache has no answer of the API’s', async ({
  tab,
  site,
}) => {
  await openControlled(tab, site.address);
  const person = createPerson();
  await register(new BrowserDriver(tab), person);
  await expect(heading(tab, 'Choose your offer')).toBeVisible();
  expect(await failures(tab)).toEqual([]);
});

test.describe('a worker that looks at paths alone', () => {
  test.use({ ignoreSearch: true });
  test('is found out, once, and named', async ({ tab, site }) => {
    const told: string[] = [];
    tab.on('console', (message) => void told.push(message.text()));
    await openControlled(tab, site.address);
    // Its status is read again and again, and stays as it was first.
    register(new BrowserDriver(tab), createPerson()).catch(() => {});
    await expect.poll(() => failures(tab)).toEqual(['answer-not-fresh']);
    expect(told.join('\n')).toContain('A service worker of the page answers for the API with copies');
    await expect(tab.getByRole('alert')).toContainText('out of date, so we stopped here');
    await expect(tab.getByRole('alert')).toContainText('call (888) 555-0142');
  });
});
