import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, createPerson } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** docs/security.md#product-events */

interface Told {
  event: string;
  eventType: string;
  eventProperties: Record<string, unknown>;
}

/** A lender's page with the application on it, which says so much about the telemetry. */
async function open(page: Page, { lender, cdn, api }: Origins, attributes: string): Promise<void> {
  await page.route(`${lender}/account/heloc/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        <script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>
        <main><heloc-application org="OAKLINE" ${attributes}></heloc-application></main>`,
    }),
  );
  await page.goto(`${lender}/account/heloc/register-v2`);
}

const told = async (sandbox: Sandbox) =>
  (await sandbox.requests()).filter(({ path }) => path.endsWith('/event')).map(({ body }) => body as Told);

test('off: from the first step to the offers there is no call of it, and nothing is kept', async ({
  page,
  origins,
  sandbox,
}) => {
  await open(page, origins, 'telemetry="off"');
  await register(new BrowserDriver(page), createPerson());
  await new BrowserDriver(page).expectHeading('Choose your offer');
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths.some((path) => path.endsWith('/helocs'))).toBe(true);
  expect(paths.filter((path) => /^\/ft\/|\/decision$/.test(path))).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => key.includes('telemetry'))).toEqual([]);
});

test('a browser that refuses: what the application needs is told, how the pages are used is not', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(page, origins, '');
  await register(new BrowserDriver(page), createPerson());
  await new BrowserDriver(page).expectHeading('Choose your offer');
  await expect
    .poll(async () => (await told(sandbox)).map(({ event }) => event))
    .toContain('heloc_application_created');
  const events = await told(sandbox);
  expect(events.filter(({ eventType }) => eventType !== 'APP')).toEqual([]);
  expect(events.filter(({ event }) => event === 'heloc_experiment_exposed')).toEqual([]);
});

interface Vital {
  name: string;
  value: number;
  rating: string | null;
}

test('timings of the mount and of a page of ours are told, each once, when the page is left', async ({
  page,
  origins,
  sandbox,
}) => {
  await open(page, origins, 'vitals="page" environment="test"');
  await completeProperty(page);
  const at = new BrowserDriver(page);
  await at.expectHeading('Is this property currently for sale?');
  const vitals = async () =>
    (await told(sandbox)).flatMap(({ event, eventProperties }) =>
      event === 'heloc_vital' ? [eventProperties as unknown as Vital] : [],
    );
  // What holds up who types: more than a long task may take.
  await page.getByRole('radio', { name: 'No' }).press('ArrowUp');
  await page.evaluate(() => {
    for (const end = performance.now() + 120; performance.now() < end; );
  });
  await page.goto(`${origins.lender}/terms`);
  const MOUNT = ['first_field', 'react_ready', 'step_to_step', 'inp', 'cls', 'long_task'];
  const PAGE = ['FCP', 'TTFB', 'LCP', 'CLS', 'INP'];
  await expect
    .poll(async () => (await vitals()).map(({ name }) => name).sort())
    .toEqual([...MOUNT, ...PAGE].sort());
  const of = Object.fromEntries((await vitals()).map(({ name, value }) => [name, value]));
  expect(of.first_field).toBeGreaterThan(0);
  expect(of.react_ready).toBeGreaterThanOrEqual(of.first_field as number);
  expect(of.step_to_step).toBeGreaterThan(0);
  expect(of.inp).toBeGreaterThan(0);
  expect(of.cls).toBeLessThan(0.1);
});
