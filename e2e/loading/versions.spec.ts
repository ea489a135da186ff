import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { lenderOf } from '../support/lender.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';
import { currentRelease, keptRelease, type Release, serveRelease } from '../support/releases.ts';

const FIRST = 'What property would you like to use?';
/** Organisations ask it in their own words. */
const NEXT = /^Is this property currently for sale/;

/** What only the loader's own release has: it is prefetched and optional. */
test.use({
  tolerated: {
    'a loader prefetches what another release has not': /^Failed to load resource.*404/,
    'and may have its hash': /integrity/,
  },
});

const now = currentRelease();
const before = keptRelease('1.0.0');

interface Handle {
  ready: Promise<void>;
  update(options: object): Promise<void>;
  unmount(): Promise<void>;
}
interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => { mount(element: Element | null, options: object): Handle }>;
}
type Host = Window & {
  HelocWidget: { mount(options: object): Handle };
  heloc_borrower: Container;
  __heloc_scope__: object;
  apps: Record<string, Handle>;
};
declare const window: Host;

async function open(page: Page, { lender, cdn }: Origins) {
  await page.route(`${lender}/loans**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><script src="${cdn}/heloc/v1/embed.js"></script>
        <div id="one"></div><div id="two"></div>`,
    }),
  );
  await page.goto(`${lender}/loans`);
  await page.evaluate(() => {
    window.apps = {};
  });
}

/** Waits for visible content: the inspector may lose a promise that it waits for, although the page holds it. */
const update = (page: Page, org: string) =>
  page.evaluate((next) => void window.apps.one?.update({ org: next }), org);

const kind = (release: Release) => (release === now ? 'this release' : `release ${release.version}`);

for (const [loader, remotes] of [
  [before, before],
  [before, now],
  [now, before],
] as const) {
  test(`the loader of ${kind(loader)} shows and changes the remotes of ${kind(remotes)}`, async ({
    page,
    origins,
  }) => {
    await serveRelease(page, origins, loader, remotes);
    await open(page, origins);
    await page.evaluate(async () => {
      window.apps.one = window.HelocWidget.mount({ target: '#one', org: 'OAKLINE', basePath: '/loans' });
      await window.apps.one.ready;
    });
    await update(page, 'QUILLMERE_BANK');
    await expect(page.getByText('Quillmere').first()).toBeVisible();
    await update(page, 'OAKLINE');
    await expect(page.getByText('Quillmere')).toHaveCount(0);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    await page.goBack();
    await expect(heading(page, FIRST)).toBeVisible();
    await page.evaluate(() => window.apps.one?.unmount());
    await expect(page.locator('#one > *')).toHaveCount(0);
  });
}

for (const [first, second] of [
  [before, now],
  [now, before],
] as const) {
  test(`${kind(first)} and, as a federation host has it, ${kind(second)} are on one page and share one React`, async ({
    page,
    origins,
  }) => {
    // Of two routes the later counts: the channel has the first.
    await serveRelease(page, origins, second);
    await serveRelease(page, origins, first);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await open(page, origins);
    await page.evaluate(async () => {
      window.apps.one = window.HelocWidget.mount({ target: '#one', org: 'OAKLINE', history: 'memory' });
      await window.apps.one.ready;
    });
    await page.evaluate(async (entry) => {
      await new Promise((onload, onerror) =>
        document.head.append(
          Object.assign(document.createElement('script'), { src: entry, onload, onerror }),
        ),
      );
      const container = window.heloc_borrower;
      await container.init(window.__heloc_scope__);
      const { mount } = (await container.get('./mount'))();
      window.apps.two = mount(document.querySelector('#two'), { org: 'QUILLMERE_BANK', history: 'memory' });
      await window.apps.two.ready;
    }, `${origins.cdn}/heloc/${second.version}/borrower/remoteEntry.js`);

    for (const selector of ['#one', '#two']) {
      const mounted = page.locator(selector);
      // Where both lend.
      await completeProperty(mounted, lenderOf('QUILLMERE_BANK').customer());
      await expect(heading(mounted, NEXT)).toBeVisible();
    }
    const chunks = (release: Release, name: string) =>
      asked.filter((at) => at === `/heloc/${release.version}/borrower/${release.chunk(name)}`);
    for (const library of ['react', 'styled']) {
      expect(chunks(first, library)).not.toEqual([]);
      expect(chunks(second, library)).toEqual([]);
    }
    await page.evaluate(() => window.apps.one?.unmount());
    await expect(heading(page.locator('#two'), NEXT)).toBeVisible();
  });
}

/** Serves the organisations' data as it was with a release; its fonts are not kept, so that one of today's stands for them. */
const serveThemes = (page: Page, { cdn }: Origins, release: Release) => {
  const fonts = path.join('dist', 'themes', 'files');
  const font = readdirSync(fonts).find((name) => name.endsWith('.woff2')) ?? '';
  return page.route(`${cdn}/themes/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname.endsWith('.woff2')) return route.fulfill({ headers, path: path.join(fonts, font) });
    const text = release.read(pathname.slice(1));
    if (text === undefined) return route.fulfill({ headers, status: 404 });
    const contentType = pathname.endsWith('.svg') ? 'image/svg+xml' : 'application/json';
    return route.fulfill({ headers, body: text, contentType });
  });
};

// A loader of one's own has a version in it, which themes of before have not.
for (const [name, file] of [
  ['general', 'embed.js'],
  ['own', 'OAKLINE/embed.js'],
] as const)
  test(`this release's ${name} loader takes the themes of release ${before.version}`, async ({
    page,
    origins,
  }) => {
    await serveThemes(page, origins, before);
    await page.addInitScript(() => {
      const errors: unknown[] = [];
      Object.assign(window, { errors });
      document.addEventListener(
        'heloc:error',
        ({ detail }: CustomEventInit) => void errors.push(detail.code),
      );
    });
    await servePage(page, origins, {
      loader: false,
      head: `<script async src="${origins.cdn}/heloc/v1/${file}" data-api-base-url="${origins.api}"></script>`,
      content: '<heloc-application org="OAKLINE"></heloc-application>',
    });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    const theme = JSON.parse(before.read('themes/OAKLINE/theme.json') ?? '{}');
    const root = page.locator('[id^=heloc-borrower]').first();
    for (const token of ['color-primary', 'color-page'])
      expect(
        await root.evaluate(
          (element, variable) => getComputedStyle(element).getPropertyValue(variable),
          `--heloc-${token}`,
        ),
      ).toBe(theme.tokens[token]);
    await expect(page.getByRole('link', { name: 'Oakline', exact: true }).getByRole('img')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
  });
