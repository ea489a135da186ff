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

test('a page of ours: its own timings are told, each once, and the steps that were seen', async ({
  page,
  origins,
  sandbox,
}) => {
  await open(page, origins, 'vitals="page" environment="test"');
  await completeProperty(page);
  await new BrowserDriver(page).expectHeading('Is this property currently for sale?');
  const names = async () =>
    (await told(sandbox)).flatMap(({ event, eventProperties: { name, screen } }) =>
      event === 'heloc_vital' ? [name] : event === 'heloc_step_shown' ? [screen] : [],
    );
  await expect.poll(names).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'register-v2/for-sale']));
  const all = await names();
  expect(all.filter((name) => name === 'FCP')).toHaveLength(1);
});
