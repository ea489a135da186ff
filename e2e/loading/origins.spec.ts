import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { serveHost } from '../support/hostSites.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';

/** The same servers under a name that the release does not know: to a browser another origin. */
const otherOrigin = (origin: string) => origin.replace('localhost', '127.0.0.1');

interface Opened {
  tab: Page;
  /** Addresses of the other origin that the page asked for. */
  asked: string[];
}

/** Opens a lender's page, made up for the test, for a signed-in person. */
async function open(
  tab: Page,
  { lender, cdn }: Origins,
  jwt: string,
  body: string,
  data = '',
): Promise<Opened> {
  const asked: string[] = [];
  tab.on('request', (request) => {
    if (new URL(request.url()).hostname === '127.0.0.1') asked.push(request.url());
  });
  await tab.addInitScript((token) => {
    localStorage.setItem('jwt', token);
    const codes: string[] = [];
    Object.assign(window, { codes });
    document.addEventListener('heloc:error', (event) => codes.push((event as CustomEvent).detail.code));
  }, jwt);
  const html = `<!doctype html><title>Host</title><script src="${cdn}/heloc/v1/embed.js" ${data}></script>${body}`;
  await tab.route(`${lender}${PATH}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await tab.goto(lender + PATH);
  return { tab, asked };
}

const codes = (tab: Page) => tab.evaluate(() => (window as unknown as { codes: string[] }).codes);

/** What an attacker can inject into the page who can write markup there, but not run a script. */
const INJECTED: Record<string, (origins: Origins) => { body: string; data?: string }> = {
  'the API of an element': ({ api }) => ({
    body: `<heloc-application org="OAKLINE" api-base-url="${otherOrigin(api)}"></heloc-application>`,
  }),
  'the assets of an element': ({ cdn }) => ({
    body: `<heloc-application org="OAKLINE" asset-base-url="${otherOrigin(cdn)}"></heloc-application>`,
  }),
  'an element that calls the site a test': ({ api }) => ({
    body: `<heloc-application org="OAKLINE" environment="test" api-base-url="${otherOrigin(api)}"></heloc-application>`,
  }),
  'an element that names another place': ({ api }) => ({
    body: `<div id="x"></div><heloc-application target="#x" org="OAKLINE" environment="test" api-base-url="${otherOrigin(api)}"></heloc-application>`,
  }),
  'the script tag': ({ api }) => ({
    body: '<heloc-application org="OAKLINE" environment="test"></heloc-application>',
    data: `data-api-base-url="${otherOrigin(api)}"`,
  }),
  'the API with a name in front': ({ api }) => ({
    body: `<heloc-application org="OAKLINE" api-base-url="${otherOrigin(api).replace('//', `//${new URL(api).host}@`)}"></heloc-application>`,
  }),
};

for (const [what, injected] of Object.entries(INJECTED)) {
  test(`markup sends nothing to another origin: ${what}`, async ({ page, origins, sandbox }) => {
    const { jwt } = await sandbox.create({ org: 'OAKLINE' });
    const { body, data } = injected(origins);
    const { tab, asked } = await open(page, origins, jwt, body, data);
    await expect(tab.getByRole('alert')).toContainText('We could not load the application');
    expect(await codes(tab)).toEqual(['origin-not-allowed']);
    expect(asked).toEqual([]);
  });
}

interface Host {
  HelocWidget: { mount(options: object): { ready: Promise<void>; update(options: object): Promise<void> } };
}

/** Mounts by script and returns the outcome; then updates the mount, if there is one. */
const mountBy = (tab: Page, options: object, changes?: object) =>
  tab.evaluate(
    async ([given, newer]) => {
      const app = (window as unknown as Host).HelocWidget.mount({
        target: '#apply',
        org: 'OAKLINE',
        ...given,
      });
      const code = (error: { code: string }) => error.code;
      const mounted = await app.ready.then(() => 'ready', code);
      return newer ? [mounted, await app.update(newer).then(() => 'updated', code)] : [mounted];
    },
    [options, changes] as const,
  );

test("a script, too, is held to the release's origins, also later; where there is a test it is not", async ({
  page,
  origins,
  sandbox,
}) => {
  const { jwt } = await sandbox.create({ org: 'OAKLINE' });
  const { tab, asked } = await open(page, origins, jwt, '<div id="apply"></div>');
  const other = { apiBaseUrl: otherOrigin(origins.api), assetBaseUrl: otherOrigin(origins.cdn) };
  expect(await mountBy(tab, other)).toEqual(['origin-not-allowed']);
  await tab.reload();
  expect(await mountBy(tab, {}, other)).toEqual(['ready', 'origin-not-allowed']);
  await expect(heading(tab, FIRST)).toBeVisible();
  expect(asked).toEqual([]);
  await tab.reload();
  expect(await mountBy(tab, { ...other, environment: 'test' })).toEqual(['ready']);
  await expect(heading(tab, FIRST)).toBeVisible();
  await expect.poll(() => asked.some((url) => url.startsWith(other.apiBaseUrl))).toBe(true);
});

test("a service whose flag moves it to another origin stays at the release's, and the page is told", async ({
  page,
  origins,
  sandbox,
}) => {
  const { jwt } = await sandbox.create({ org: 'OAKLINE' });
  await sandbox.call('PUT', '/flags', { 'fe-heloc-base-url-service-search': true });
  const { tab, asked } = await open(page, origins, jwt, '<div id="apply"></div>');
  const warned = tab.waitForEvent('console', (message) => message.text().includes('Option apiBaseUrls'));
  const moved = { apiBaseUrls: { '/service-search': otherOrigin(origins.api) } };
  expect(await mountBy(tab, moved)).toEqual(['ready']);
  await warned;
  // From now on the tab knows that the flag is on.
  await expect
    .poll(() => tab.evaluate(() => sessionStorage.getItem('heloc:flags:OAKLINE')))
    .toContain('fe-heloc-base-url-service-search":true');
  await sandbox.call('DELETE', '/requests');
  await tab.reload();
  expect(await mountBy(tab, moved)).toEqual(['ready']);
  const paths = async () => (await sandbox.requests()).map(({ path }) => path);
  await expect.poll(paths).toContainEqual(expect.stringContaining('/service-search/'));
  expect(asked).toEqual([]);
});

test('a federation host, without a loader, is refused another API, too', async ({ page, origins }) => {
  await serveHost(page, origins, 'webpack');
  await page.goto(`${origins.lender}/rates`);
  await page.getByRole('link', { name: 'Home equity' }).click();
  await expect(heading(page, FIRST)).toBeVisible();
  const code = await page.evaluate(async (apiBaseUrl) => {
    interface Container {
      get(module: './mount'): Promise<() => { mount(element: Element, options: object): Promised }>;
    }
    interface Promised {
      ready: Promise<void>;
    }
    const { heloc_borrower: container } = window as unknown as { heloc_borrower: Container };
    const { mount } = (await container.get('./mount'))();
    const element = document.body.appendChild(document.createElement('div'));
    const { ready } = mount(element, { org: 'OAKLINE', history: 'memory', apiBaseUrl });
    return ready.then(
      () => 'ready',
      (error: { code: string }) => error.code,
    );
  }, otherOrigin(origins.api));
  expect(code).toBe('origin-not-allowed');
});
