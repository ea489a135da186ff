import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withIntegrity, withOrigins } from '../../host-demo/server/release.ts';
import { guide, headersOf, NONCE, noteRefused } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

/** An organisation's own loader, `/heloc/v1/<ORG>/embed.js`: the first step comes with it. */

const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';
const dist = process.env.HELOC_DIST ?? 'dist';

interface Loaders {
  loaders: Record<string, { path: string; tag: string }>;
}

/** What the release says of its own loaders, at the addresses of this run. */
function ownLoaders({ cdn, api }: Origins): Loaders['loaders'] {
  const text = readFileSync(path.join(dist, 'loaders.json'), 'utf8');
  const served = withIntegrity(withOrigins(text, { cdn, api }), dist, { cdn, api });
  return (JSON.parse(served) as Loaders).loaders;
}

const snippet = ({ cdn, api }: Origins, org = 'OAKLINE') =>
  `<script async src="${cdn}/heloc/v1/${org}/embed.js" data-api-base-url="${api}" nonce="${NONCE}"></script>`;

interface OwnPage {
  head?: string;
  content?: string;
  headers?: Record<string, string>;
  path?: string;
}

const serve = (page: Page, origins: Origins, { head = snippet(origins), content, ...rest }: OwnPage = {}) =>
  servePage(page, origins, {
    ...rest,
    head,
    content: content ?? '<heloc-application></heloc-application>',
    loader: false,
  });

/** Nothing of ours but the loader comes, until the test lets it. */
async function holdTheRest(page: Page, { cdn }: Origins) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ href }) => href.startsWith(cdn) && !href.endsWith('/embed.js'),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return () => release();
}

const mounts = (page: Page) =>
  page
    .locator('[data-heloc-mount]')
    .evaluateAll((hosts) => hosts.map((host) => (host as HTMLElement).dataset.helocMount));

/** Notes the logo of every first step that is drawn before React, on whatever page. */
async function noteDrawn(page: Page): Promise<() => string[]> {
  const drawn: string[] = [];
  await page.exposeFunction('helocDrawn', (what: string) => void drawn.push(what));
  await page.addInitScript(() => {
    const report = (window as Window & { helocDrawn?: (what: string) => void }).helocDrawn;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          const host = node as HTMLElement;
          if (host.dataset?.helocMount === 'heloc-early')
            report?.(host.shadowRoot?.querySelector('img')?.alt ?? 'nothing');
        }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => drawn;
}

test('shows the first field after two requests, and React goes on with what was typed', async ({
  page,
  origins,
}) => {
  const answered: string[] = [];
  page.on('requestfinished', (request) => void answered.push(request.url()));
  await serve(page, origins);
  const release = await holdTheRest(page, origins);
  await page.goto(origins.lender + PATH, { waitUntil: 'commit' });
  const address = page.getByRole('combobox', { name: 'Property address' });
  await address.fill('12 Alder');
  expect(await mounts(page)).toEqual(['heloc-early']);
  expect(answered).toEqual([origins.lender + PATH, `${origins.cdn}/heloc/v1/OAKLINE/embed.js`]);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  release();
  await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
  await expect(address).toHaveValue('12 Alder');
  await expect(page).toHaveTitle(/Oakline/);
  expect(asked.filter((url) => /first\.json|index\.json/.test(url))).toEqual([]);
});

test('of what React needs asks for the largest before it draws the step, for the rest once it is seen', async ({
  page,
  origins,
}) => {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    const before: string[] = [];
    const after: string[] = [];
    let asked = before;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          const { src, href = src } = node as HTMLScriptElement & HTMLLinkElement;
          if (href?.includes('/borrower/')) asked.push(href);
        }
    }).observe(document, { childList: true, subtree: true });
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      // The frame that has the step.
      requestAnimationFrame(() => {
        asked = after;
      });
      return root;
    };
    Object.assign(window, { asked: { before, after } });
  });
  await serve(page, origins);
  await page.goto(origins.lender + PATH);
  await expect(page).toHaveTitle(/Oakline/);
  const { before, after } = await page.evaluate(
    () => (window as unknown as { asked: Record<'before' | 'after', string[]> }).asked,
  );
  const names: Record<string, string> = JSON.parse(
    readFileSync(path.join(dist, 'files/borrower.json'), 'utf8'),
  );
  expect(before.map((url) => names[url.split('/').at(-1) ?? ''])).toEqual(['__federation_expose_mount']);
  expect(after).toContainEqual(expect.stringContaining('/borrower/remoteEntry.js'));
});

test.describe('another organisation is not shown its step, not for a frame', () => {
  const element = (attributes: string, content = '') =>
    `<heloc-application ${attributes}>${content}</heloc-application>`;
  const brand = (origins: Origins) =>
    readFileSync(path.join(dist, 'themes/QUILLMERE_BANK/brand.json'), 'utf8').replaceAll(
      '__CDN__',
      origins.cdn,
    );
  const CASES: Record<string, (origins: Origins) => { content: string; search?: string; sub?: string }> = {
    'the option': () => ({ content: element('org="QUILLMERE_BANK"') }),
    'the option in another spelling': () => ({ content: element('org="quillmere"') }),
    'the address': () => ({ content: element(''), search: '?org=QUILLMERE_BANK' }),
    "the page's host": () => ({ content: element(''), sub: 'quillmere' }),
    'brand data of the page': (origins) => ({
      content: element(
        '',
        `<script type="application/json" data-heloc-brand>{"brand": ${brand(origins)}}</script>`,
      ),
    }),
    'a property that is set just after the element is there': () => ({
      content: `<div id="here"></div><script nonce="${NONCE}">
        customElements.whenDefined('heloc-application').then(() => {
          const element = document.createElement('heloc-application');
          document.getElementById('here').append(element);
          element.org = 'QUILLMERE_BANK';
        });</script>`,
    }),
  };
  for (const [name, make] of Object.entries(CASES))
    test(name, async ({ page, origins }) => {
      const { content, search = '', sub } = make(origins);
      const drawn = await noteDrawn(page);
      const lender = sub ? origins.lender.replace('localhost', `${sub}.localhost`) : origins.lender;
      await serve(page, { ...origins, lender }, { content, head: snippet(origins) });
      await page.goto(`${lender}${PATH}${search}`);
      await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
      await expect(page.getByRole('img', { name: 'Quillmere' }).first()).toBeVisible();
      expect(drawn().filter((logo) => !logo.includes('Quillmere'))).toEqual([]);
    });
});

test('stands in the place of the main brand where nothing names another', async ({ page, origins }) => {
  // The host is of an organisation of the same family, as the table may have it.
  const lender = origins.lender.replace('localhost', 'oakline-elsewhere.localhost');
  await serve(page, { ...origins, lender }, { head: snippet(origins, 'QUILLMERE_BANK') });
  await page.goto(lender + PATH);
  await expect(page.getByRole('img', { name: 'Quillmere' }).first()).toBeVisible();
});

test('an organisation that begins elsewhere has one without a step', async ({ page, origins }) => {
  const drawn = await noteDrawn(page);
  await serve(page, origins, { head: snippet(origins, 'OAKLINE_WHOLESALE') });
  await page.goto(origins.lender + PATH);
  await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
  expect(drawn()).toEqual([]);
});

test('chat and announcements beside it are of the same organisation', async ({ page, origins }) => {
  await serve(page, origins, {
    head: snippet(origins, 'QUILLMERE_BANK'),
    content: '<heloc-application></heloc-application><heloc-application remote="chat"></heloc-application>',
  });
  await page.goto(origins.lender + PATH);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat with Quillmere' })).toBeVisible();
});

for (const [policy, head] of [
  ['policy.http', ''],
  ['policy-strict.http', 'trusted-types.html'],
] as const)
  test(`is drawn and taken over under ${policy}`, async ({ page, origins }) => {
    const refused = await noteRefused(page);
    const drawn = await noteDrawn(page);
    const ours = snippet(origins);
    await serve(page, origins, {
      headers: headersOf(policy, origins),
      head: head ? guide(head, origins) + ours : ours,
    });
    await page.goto(origins.lender + PATH);
    await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
    expect(drawn()).toHaveLength(1);
    expect(refused()).toEqual([]);
  });

test.describe('pinned', () => {
  test.use({
    tolerated: { ...FAILED_REQUESTS, 'the browser says so': /integrity|digest/ },
  });

  test('by its hash it runs as it was published, and not with a letter changed', async ({
    page,
    origins,
  }) => {
    const { tag, path: address } = ownLoaders(origins).OAKLINE as { tag: string; path: string };
    const head = tag
      .replace('{NONCE}', NONCE)
      .replace('<script', `<script data-api-base-url="${origins.api}"`);
    const content = '<heloc-application><p>Call us.</p></heloc-application>';
    await serve(page, origins, { head, content });
    await page.goto(origins.lender + PATH);
    await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
    await page.route(`${origins.cdn}${address}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};` });
    });
    await page.reload();
    await expect(page.getByText('Call us.')).toBeVisible();
    await expect(heading(page, FIRST)).toHaveCount(0);
  });
});
