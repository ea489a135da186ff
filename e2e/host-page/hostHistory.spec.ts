import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { completeProperty, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const NEXT = 'Is this property currently for sale?';

/**
 * A host with a router of the usual kind: links change the address and the state of the entry, and what an entry shows is
 * read from its state. Without a state it does not know the entry.
 */
const ROUTED = `
  <nav>
    <a href="/account/heloc/register-v2">Apply</a>
    <a href="/account/heloc/coming-soon?reason=product">Other products</a>
    <a href="/account/heloc-help">Help</a>
  </nav>
  <p id="shown"></p>
  <div id="place"></div>
  <script>
    let entry = 0;
    const place = document.querySelector('#place');
    const show = () => {
      document.querySelector('#shown').textContent =
        history.state && 'entry' in history.state ? 'Host entry ' + history.state.entry : 'Host is lost';
      const inside = /^\\/account\\/heloc(\\/|$)/.test(location.pathname);
      if (inside && !place.firstElementChild) place.innerHTML = '<heloc-application org="OAKLINE"></heloc-application>';
      if (!inside) place.replaceChildren('Help of the host');
    };
    document.querySelector('nav').addEventListener('click', (event) => {
      event.preventDefault();
      history.pushState({ entry: ++entry }, '', event.target.href);
      show();
    });
    addEventListener('popstate', show);
    history.replaceState({ entry }, '');
    show();
  </script>`;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

for (const browser of ['a browser with the Navigation API', 'an older browser'] as const) {
  test(`a host’s router goes on working, in ${browser}`, async ({ page, origins }) => {
    if (browser === 'an older browser')
      await page.addInitScript(() => delete (window as { navigation?: unknown }).navigation);
    await servePage(page, origins, { content: ROUTED, path: '/account' });
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    const left = page.url();

    // A link out leaves, and what is left is there again.
    await link(page, 'Help').click();
    await expect(page.getByText('Help of the host')).toBeVisible();
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, NEXT)).toBeVisible();
    expect(page.url()).toBe(left);
    await expect(page.getByText('Host entry 0')).toBeVisible();

    // Back and Forward between our own.
    await page.goBack();
    await expect(heading(page, FIRST)).toBeVisible();
    await expect(page.getByText('Host entry 0')).toBeVisible();
    await page.goForward();
    await expect(heading(page, NEXT)).toBeVisible();

    // A link of the host into our paths moves our screen, without another mount.
    await page.evaluate(() =>
      Object.assign(document.querySelector('heloc-application') ?? {}, { same: true }),
    );
    await link(page, 'Other products').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NEXT);
    await link(page, 'Apply').click();
    await expect(heading(page, FIRST)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(heading(page, NEXT)).toBeVisible();
    expect(
      await page.evaluate(
        () => (document.querySelector('heloc-application') as { same?: boolean } | null)?.same,
      ),
    ).toBe(true);
  });
}

const TURBO = readFileSync(
  path.join(import.meta.dirname, '../templates/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js'),
  'utf8',
);

test.describe('a site on Turbo, which replaces the page at each visit', () => {
  test.use({
    // Its own request, of a visit that Back comes before the end of.
    tolerated: {
      'Turbo leaves what it cancels unhandled':
        /^(signal is aborted without reason|The user aborted a request\.)$/,
    },
  });

  test('goes on working', async ({ page, origins }) => {
    const nav = `<nav><a href="/account/heloc/register-v2">Apply</a> <a href="/account/help">Help</a></nav>`;
    const head = `<script>${TURBO}</script>`;
    await servePage(page, origins, { head, path: '/account/help', content: `${nav}<p>Help of the host</p>` });
    await servePage(page, origins, {
      head,
      content: `${nav}<heloc-application id="apply" org="OAKLINE" data-turbo-permanent></heloc-application>`,
    });
    await page.goto(`${origins.lender}/account/help`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await link(page, 'Apply').click();
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    await link(page, 'Help').click();
    await expect(page.getByText('Help of the host')).toBeVisible();
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, NEXT)).toBeVisible();
    await page.goBack();
    await expect(heading(page, FIRST)).toBeVisible();
    await page.goForward();
    await expect(heading(page, NEXT)).toBeVisible();
    await link(page, 'Apply').click();
    await expect(heading(page, FIRST)).toBeVisible();
    await page.goBack();
    await expect(heading(page, NEXT)).toBeVisible();
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(1);
    // All of it without the page having been loaded anew.
    expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  });
});
