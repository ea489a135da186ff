import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

test.use({ tolerated: FAILED_REQUESTS });

const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';

const page = (origins: Origins, body: string, attributes = '') =>
  `<!doctype html><title>Host</title>
   <p id="HelocWidget">An id like the name of our global</p>
   <script src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}" ${attributes}></script>${body}`;

async function open(
  tab: Page,
  origins: Origins,
  body: string,
  headers: Record<string, string> = {},
  attributes = '',
) {
  await tab.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener('heloc:error', (event) => seen.push((event as CustomEvent).detail.code));
  });
  await tab.route(`${origins.lender}${PATH}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: page(origins, body, attributes), headers }),
  );
  await tab.goto(origins.lender + PATH);
}

/** The first step is there, and no longer what stands for it until the application has come. */
async function begins(tab: Page) {
  await expect(heading(tab, FIRST)).toBeVisible();
  await tab.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
}
const codes = (tab: Page) => tab.evaluate(() => (window as unknown as { seen: string[] }).seen);
const failure = (tab: Page) =>
  tab.getByRole('alert').filter({ hasText: 'We could not load the application' });
const ELEMENT = '<heloc-application org="OAKLINE" support-phone="(888) 555-0142"></heloc-application>';

test('an unknown organisation is said, and can be tried again', async ({ page: tab, origins }) => {
  await open(
    tab,
    origins,
    '<heloc-application org="NOBODY" support-phone="(888) 555-0199"></heloc-application>',
  );
  await expect(failure(tab)).toContainText('(888) 555-0199');
  await expect(tab.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await codes(tab)).toEqual(['no-brand-data']);
});

test('missing brand data names itself in the rejection', async ({ page: tab, origins }) => {
  await open(tab, origins, '<div id="apply"></div>');
  const message = await tab.evaluate(() =>
    (window as unknown as { HelocWidget: { mount(o: object): { ready: Promise<void> } } }).HelocWidget.mount({
      target: '#apply',
      org: 'NOBODY',
    }).ready.catch((error: Error & { code: string }) => `${error.code}: ${error.message}`),
  );
  expect(message).toMatch(/^no-brand-data: No private label data found: .*NOBODY/);
});

test('brand data can come with the page', async ({ page: tab, origins }) => {
  const copy = JSON.stringify({ copy: { 'register-v2/property': { heading: 'Which home is it?' } } });
  await open(
    tab,
    origins,
    `<heloc-application org="OAKLINE"><script type="application/json" data-heloc-brand>${copy}</script></heloc-application>`,
  );
  await expect(heading(tab, 'Which home is it?')).toBeVisible();
});

test('a missing target rejects with a clear message', async ({ page: tab, origins }) => {
  await open(tab, origins, '');
  const message = await tab.evaluate(() =>
    (window as unknown as { HelocWidget: { mount(o: object): { ready: Promise<void> } } }).HelocWidget.mount({
      target: '#nowhere',
    }).ready.catch((error: Error) => error.message),
  );
  expect(message).toContain('#nowhere');
});

test.describe('without the nonce that its policy asks for', () => {
  test.use({
    tolerated: { 'the policy refuses our styles': /^Applying inline style violates .*'nonce-abc'/ },
  });
  test('a missing style nonce is said instead of an unstyled page', async ({ page: tab, origins }) => {
    const policy = `default-src 'none'; script-src ${origins.cdn}; style-src 'nonce-abc'; connect-src ${origins.cdn} ${origins.api}`;
    await open(tab, origins, ELEMENT, { 'content-security-policy': policy });
    await expect(failure(tab)).toBeVisible();
    await expect
      .poll(() => tab.evaluate(() => document.querySelectorAll('[data-heloc-mount]').length))
      .toBe(0);
  });
});

test('blocked storage does not keep anyone from applying', async ({ page: tab, origins }) => {
  await tab.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(tab, origins, ELEMENT);
  await completeProperty(tab);
  await expect(heading(tab, 'Is this property currently for sale?')).toBeVisible();
});

test('loading the script twice is harmless', async ({ page: tab, origins }) => {
  await open(tab, origins, `<script src="${origins.cdn}/heloc/v1/embed.js"></script>${ELEMENT}`);
  await begins(tab);
  expect(await codes(tab)).toEqual([]);
});

test('a base of another site and a box that fits to its content are no obstacles', async ({
  page: tab,
  origins,
}) => {
  const row = `<base href="https://www.lender.example/"><div style="display: flex">${ELEMENT}</div>`;
  await open(tab, origins, row);
  await begins(tab);
  expect((await tab.locator('heloc-application').boundingBox())?.width).toBeGreaterThanOrEqual(320);
  await completeProperty(tab);
  await expect(heading(tab, 'Is this property currently for sale?')).toBeVisible();
  await expect(tab).toHaveURL(`${origins.lender}${PATH}/for-sale`);
  await tab.goBack();
  await begins(tab);
});

/** Fails the first `times` requests for what matches. */
async function failing(tab: Page, pattern: string | RegExp, times: number): Promise<() => number> {
  let count = 0;
  await tab.route(pattern, (route) => {
    count += 1;
    return count <= times ? route.abort() : route.continue();
  });
  return () => count;
}

test('a remote that fails once recovers unseen', async ({ page: tab, origins }) => {
  const tried = await failing(tab, '**/borrower/remoteEntry.js', 1);
  await open(tab, origins, ELEMENT);
  await begins(tab);
  expect(tried()).toBe(2);
  expect(await codes(tab)).toEqual([]);
});

test('a remote that fails for good shows a message, and "Try again" works once it is back', async ({
  page: tab,
  origins,
}) => {
  await failing(tab, '**/borrower/remoteEntry.js', 3);
  await open(tab, origins, ELEMENT);
  await expect(failure(tab)).toContainText('call (888) 555-0142');
  expect(await codes(tab)).toEqual(['remote-unavailable']);
  const shown = await tab
    .locator('heloc-application')
    .evaluate((element: HTMLElement & { ready: Promise<void> }) =>
      element.ready.catch(({ code, message }) => `${code}: ${message}`),
    );
  expect(shown).toMatch(/^remote-unavailable: .*remoteEntry\.js$/);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await begins(tab);
  await expect(failure(tab)).toHaveCount(0);
});

test("any chunk that fails twice recovers unseen, also where the first request is the loader's", async ({
  page: tab,
  origins,
}) => {
  const seen = new Map<string, number>();
  await tab.route(/\/heloc\/[\d.]+\/borrower\/[0-9a-f]+\.js$/, (route) => {
    const url = route.request().url();
    const times = (seen.get(url) ?? 0) + 1;
    seen.set(url, times);
    return times <= 2 ? route.abort() : route.continue();
  });
  await open(tab, origins, ELEMENT);
  await completeProperty(tab);
  await expect(heading(tab, 'Is this property currently for sale?')).toBeVisible();
  expect(seen.size).toBeGreaterThan(2);
  expect(await codes(tab)).toEqual([]);
});

test('a chunk that fails for good leads to a usable message with a retry', async ({ page: tab, origins }) => {
  await open(
    tab,
    origins,
    '<heloc-application org="OAKLINE" history="memory" support-phone="(888) 555-0142"></heloc-application>',
  );
  await begins(tab);
  await tab.route(/\/heloc\/[\d.]+\/borrower\/[0-9a-f]+\.js$/, (route) => route.abort());
  await tab.goto(origins.lender + PATH);
  await expect(tab.getByRole('alert')).toContainText(/could not load|snag/);
  await tab.unrouteAll();
  await tab.getByRole('button', { name: 'Try again' }).click();
});
