import type { Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';
const ELEMENT = '<heloc-application org="OAKLINE" support-phone="(888) 555-0142"></heloc-application>';
/** No origin that the sandbox knows. */
const STRANGER = 'http://lender.test';

test.use({
  tolerated: { ...FAILED_REQUESTS, 'the browser says so, too': /has been blocked by CORS policy/ },
});

interface Failed {
  code: string;
  origin: string;
  retryable: boolean;
}

/** Notes what is told to the page, and which first-party warnings its console has. */
const NOTING = `<script>
  window.failures = [];
  document.addEventListener('heloc:error', ({ detail }) => failures.push(detail));
</script>`;

const html = (cdn: string, api: string) =>
  `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${NOTING}
   <script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script></head><body>${ELEMENT}</body></html>`;

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && texts.push(message.text())));
  return texts;
}

test('an origin that the API does not answer is found before a person types, and named', async ({
  page,
  origins,
}) => {
  const told = warnings(page);
  await page.route(`${STRANGER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(origins.cdn, origins.api) }),
  );
  await page.goto(STRANGER + PATH);
  await expect(page.getByRole('alert')).toContainText(
    'This application cannot be used on this page. Call us at (888) 555-0142',
  );
  await expect(heading(page, FIRST)).toBeHidden();
  const failures = await page.evaluate(() => (window as unknown as { failures: Failed[] }).failures);
  expect(failures).toMatchObject([{ code: 'origin-refused', origin: STRANGER, retryable: false }]);
  expect(told.join('\n')).toContain(`does not answer pages of the origin ${STRANGER}`);
});

test('a sandboxed frame without an origin likewise', async ({ page, origins }) => {
  const told = warnings(page);
  await page.route(`${origins.lender}/account/heloc/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(origins.cdn, origins.api) }),
  );
  await page.route(`${origins.lender}/frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Frame</title><iframe sandbox="allow-scripts allow-forms" src="${PATH}" style="width: 100%; height: 900px"></iframe>`,
    }),
  );
  await page.goto(`${origins.lender}/frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert')).toContainText(
    'This application cannot be used on this page. Call us at (888) 555-0142',
  );
  const failures = await page
    .frames()[1]
    ?.evaluate(() => (window as unknown as { failures: Failed[] }).failures);
  expect(failures).toMatchObject([{ code: 'origin-refused', origin: 'null' }]);
  expect(told.join('\n')).toContain('does not answer pages of the origin null');
});

test('an API that is not reached at all is not taken for one that refuses', async ({ page, origins }) => {
  await page.route(`${origins.lender}/account/heloc/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(origins.cdn, origins.api) }),
  );
  // The one that says which of the two it is.
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('?display=true'));
  await page.route(`${origins.api}/**`, (route) => route.abort());
  await page.goto(origins.lender + PATH);
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(heading(page, FIRST)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { failures: Failed[] }).failures)).toEqual([]);
});

test('where the API answers, nothing is asked beside what is asked anyway', async ({ page, origins }) => {
  const modes: string[] = [];
  page.on('request', (request) => {
    const isApi = request.url().startsWith(origins.api);
    if (isApi) modes.push(request.headers()['sec-fetch-mode'] ?? '');
  });
  await page.goto(`${origins.lender}${PATH}?org=OAKLINE`);
  await expect(page.getByText('Customer service hours')).toBeAttached();
  await expect.poll(() => modes.length).toBeGreaterThan(0);
  expect(modes).not.toContain('no-cors');
});
