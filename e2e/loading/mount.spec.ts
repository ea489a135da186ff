import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { overflowing } from '../support/reading.ts';
import { completeProperty, createPerson, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const NEXT = 'Is this property currently for sale?';
const START = '/account/heloc/register-v2?org=OAKLINE';

/** Serves a page of our own making on the lender's origin. */
async function serve(
  page: Page,
  url: string,
  html: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html, headers }));
}

const loader = ({ cdn, api }: Origins) =>
  `<script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>`;

/** How many different Reacts the remotes on the page were given. */
const reactsOnPage = (page: Page) =>
  page.evaluate(() => {
    const scope = (
      window as unknown as { __heloc_scope__: Record<string, Record<string, { loaded?: unknown }>> }
    ).__heloc_scope__;
    return Object.values(scope.react ?? {}).filter(({ loaded }) => loaded).length;
  });

test('1. lender page: script tag and custom element', async ({ page, origins }) => {
  await page.goto(origins.lender + START);
  await completeProperty(page);
  await expect(heading(page, NEXT)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/heloc\/register-v2\/for-sale/);
});

test('2. lender page: HelocWidget.mount, events, update and unmount', async ({ page, origins }) => {
  await serve(
    page,
    `${origins.lender}/page`,
    `<!doctype html><title>Host</title>${loader(origins)}<div id="apply"></div>`,
  );
  await page.goto(`${origins.lender}/page`);
  await page.evaluate(async () => {
    const host = window as unknown as {
      HelocWidget: { mount(options: object): unknown };
      app: Promise<unknown>;
      seen: unknown[];
    };
    host.seen = [];
    const app = host.HelocWidget.mount({
      target: '#apply',
      org: 'OAKLINE',
      history: 'memory',
      onEvent: (event: unknown) => host.seen.push(event),
    }) as { ready: Promise<void> };
    Object.assign(host, { app });
    await app.ready;
  });
  await expect(heading(page, FIRST)).toBeVisible();
  await expect(page).toHaveURL(`${origins.lender}/page`);
  expect(await page.title()).toBe('Host');

  await page.getByRole('button', { name: 'Enter address manually' }).click();
  const street = page.getByRole('textbox', { name: 'Street address' });
  await street.fill('12 Alder Lane');
  const colourBefore = await heading(page, FIRST).evaluate((element) => getComputedStyle(element).color);
  await page.evaluate(() =>
    (window as unknown as { app: { update(o: object): Promise<void> } }).app.update({
      org: 'QUILLMERE_BANK',
    }),
  );
  await expect(street).toHaveValue('12 Alder Lane');
  await expect(street).toBeFocused();
  expect(await heading(page, FIRST).evaluate((element) => getComputedStyle(element).color)).not.toBe(
    colourBefore,
  );
  const refused = await page.evaluate(() => {
    const { app } = window as unknown as { app: { update(o: object): Promise<void> } };
    const fixed = [{ history: 'browser' }, { isolation: 'light' }, { remote: 'chat' }, { target: 'head' }];
    return Promise.all(fixed.map((change) => app.update(change).catch((e: { code: string }) => e.code)));
  });
  expect(refused).toEqual(Array(4).fill('option-fixed'));

  const seen = await page.evaluate(() => (window as unknown as { seen: { type: string }[] }).seen);
  expect(seen.map(({ type }) => type)).toEqual(expect.arrayContaining(['ready', 'step']));
  await page.evaluate(() => (window as unknown as { app: { unmount(): Promise<void> } }).app.unmount());
  expect(await page.locator('#apply').evaluate((element) => element.childNodes.length)).toBe(0);
});

test('3. the dashboard: single-spa', async ({ page, origins }) => {
  await page.goto(`${origins.dashboard}/dashboard`);
  await page.getByRole('link', { name: 'Start an application' }).click();
  await completeProperty(page);
  await expect(heading(page, NEXT)).toBeFocused();
  // With the keyboard the browser rings whatever has the focus; a heading is nothing to operate.
  await page.keyboard.press('Tab');
  await heading(page, NEXT).focus();
  await expect(heading(page, NEXT)).toHaveCSS('outline-style', 'none');
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...wide, width: 375 });
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize(wide);
  await page.goBack();
  await expect(heading(page, FIRST)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your applications')).toBeVisible();
  await expect(page.getByRole('main').locator('[data-heloc-mount]')).toHaveCount(0);
});

for (const first of ['the host', 'our loader'] as const) {
  test(`a webpack host on React 17 keeps its scope as it was, where ${first} comes first`, async ({
    page,
    origins,
  }) => {
    const entry = `<script src="${origins.cdn}/heloc/v1/borrower/remoteEntry.js"></script>`;
    const element = '<heloc-application org="OAKLINE" history="memory"></heloc-application>';
    await serve(
      page,
      `${origins.lender}/account/heloc/register-v2`,
      `<!doctype html><title>Host</title>${first === 'the host' ? '' : loader(origins) + element}<div id="apply"></div>${entry}`,
    );
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    if (first === 'our loader') await expect(heading(page, FIRST)).toBeVisible();
    // What webpack's own runtime does with a remote of a host that shares in its default scope.
    const scope = await page.evaluate(async () => {
      type Container = {
        init(scope: object): Promise<unknown>;
        get(
          module: string,
        ): Promise<() => { mount(element: Element, options: object): { ready: Promise<void> } }>;
      };
      const { heloc_borrower: container } = window as unknown as { heloc_borrower: Container };
      const react = {
        get: () => Promise.reject(new Error('Not for us')),
        from: 'shop',
        eager: false,
        loaded: 1,
      };
      const scope = { react: { '17.0.2': react }, 'react-dom': { '17.0.2': { ...react } } };
      await container.init(scope);
      const { mount } = (await container.get('./mount'))();
      await mount(document.querySelector('#apply') as Element, { org: 'OAKLINE' }).ready;
      return Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]);
    });
    expect(scope).toEqual([
      ['react', ['17.0.2']],
      ['react-dom', ['17.0.2']],
    ]);
    await completeProperty(page.locator('#apply'));
    await expect(heading(page.locator('#apply'), NEXT)).toBeVisible();
    expect(await reactsOnPage(page)).toBe(1);
  });
}

test("4. two organisations' applications on one page do not see each other", async ({ page, origins }) => {
  await serve(
    page,
    `${origins.lender}/two`,
    `<!doctype html><title>Two</title>${loader(origins)}
     <heloc-application id="one" org="OAKLINE" history="memory"></heloc-application>
     <heloc-application id="two" org="QUILLMERE_BANK" history="memory"></heloc-application>`,
  );
  await page.goto(`${origins.lender}/two`);
  const one = page.locator('#one');
  const two = page.locator('#two');
  await completeProperty(one, createPerson({ street: '1 First Street' }));
  await expect(heading(one, NEXT)).toBeVisible();
  await expect(heading(two, FIRST)).toBeVisible();
  const colour = (container: typeof one) =>
    container
      .getByRole('button', { name: 'Continue' })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(one)).not.toBe(await colour(two));
  expect(await reactsOnPage(page)).toBe(1);
});

test('5. borrower, chat and banner at once, with random delays: one React', async ({ page, origins }) => {
  for (let round = 0; round < 5; round += 1) {
    const delays = [0, 0, 0].map((_, index) => ((round * 7 + index * 13) % 5) * 40);
    await serve(
      page,
      `${origins.lender}/three`,
      `<!doctype html><title>Three</title>${loader(origins)}
       <heloc-application id="borrower" org="OAKLINE" history="memory"></heloc-application>
       <div id="rest"></div>`,
    );
    await page.route(`${origins.cdn}/heloc/1.*/**`, async (route) => {
      const remote = ['borrower', 'chat', 'banner'].findIndex((name) =>
        route.request().url().includes(`/${name}/`),
      );
      await new Promise((resolve) => setTimeout(resolve, delays[remote] ?? 0));
      await route.continue();
    });
    await page.goto(`${origins.lender}/three`);
    await page.evaluate(() => {
      for (const remote of ['chat', 'banner']) {
        const element = document.createElement('heloc-application');
        element.setAttribute('remote', remote);
        element.setAttribute('org', 'OAKLINE');
        element.setAttribute('history', 'memory');
        document.querySelector('#rest')?.append(element);
      }
    });
    await expect(heading(page.locator('#borrower'), FIRST)).toBeVisible();
    await expect.poll(() => page.locator('[data-heloc-mount]').count()).toBe(3);
    expect(await reactsOnPage(page)).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a page outside the base path is told so, in the page and to its author', async ({ page, origins }) => {
  const element = '<heloc-application org="OAKLINE"></heloc-application>';
  await serve(
    page,
    `${origins.lender}/apply`,
    `<!doctype html><title>Host</title>${loader(origins)}${element}`,
  );
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${origins.lender}/apply`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await warned).text()).toContain(
    "Option basePath is /account/heloc, but the page's address is /apply",
  );
});

test('a second mount with browser history under the same base path is refused', async ({ page, origins }) => {
  await serve(
    page,
    `${origins.lender}/account/heloc/register-v2`,
    `<!doctype html><title>Two</title>${loader(origins)}<div id="a"></div><div id="b"></div>`,
  );
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  const code = await page.evaluate(async () => {
    const { HelocWidget } = window as unknown as {
      HelocWidget: { mount(o: object): { ready: Promise<void> } };
    };
    await HelocWidget.mount({ target: '#a', org: 'OAKLINE' }).ready;
    return HelocWidget.mount({ target: '#b', org: 'OAKLINE' }).ready.catch(
      (error: { code: string }) => error.code,
    );
  });
  expect(code).toBe('history-in-use');
});
