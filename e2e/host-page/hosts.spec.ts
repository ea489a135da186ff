import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { countListeners, inventory, reactsOf, serveHost } from '../support/hostSites.ts';
import { lenderOf } from '../support/lender.ts';
import { random, SEED } from '../support/random.ts';
import { continueButton, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const NEXT = /^Is this property currently for sale/;
const INTRO = 'Which home is it about?';

/** What libraries of ours listen to once per page, for good: React to the selection, axios to its own messages. */
const PERMANENT_LISTENERS = ['HTMLDocument selectionchange', 'Window message'];

interface Host {
  /** The version of its own React. */
  react?: string;
  /** The application uses the host's React. */
  shares?: boolean;
  /** It gives words of its own as `brand`. */
  brand?: boolean;
  /** It has a router, with links into the application. */
  router?: boolean;
  /** Its page has a `<base>`. */
  base?: boolean;
}

/** The hosts of e2e/hosts, as they are built. */
const HOSTS: Record<string, Host> = {
  plain: {},
  'react-19': { react: '19.3.1', router: true },
  'react-18': { react: '18.3.1', router: true },
  vue: { brand: true, router: true },
  angular: { router: true, base: true },
  svelte: { brand: true },
  'single-spa': {},
  systemjs: {},
  webpack: { react: '18.3.1', router: true },
  rspack: { react: '19.3.1', shares: true, router: true },
  'vite-federation': { react: '19.3.1', shares: true, router: true },
};

/** Each shows the application; some leave it here, the others in the long form. */
const LEAVERS = random(SEED).sample(Object.keys(HOSTS), 5);

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const mounted = (page: Page) => page.locator('[data-heloc-mount]');

/** A home where both lenders lend: elsewhere a notice has to be read first, and when it comes decides what Continue does. */
const HOME = lenderOf('QUILLMERE_BANK').customer();

async function typeAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await field(page, 'Street address').fill(HOME.street);
}

async function advance(page: Page): Promise<void> {
  await field(page, 'City').fill(HOME.city);
  await field(page, 'State').fill(HOME.state);
  await field(page, 'ZIP code').fill(HOME.zip);
  await page.getByRole('radio', { name: HOME.occupancy }).check();
  await continueButton(page).click();
  await expect(heading(page, NEXT)).toBeVisible();
}

for (const [name, { react, shares = false, brand, router, base }] of Object.entries(HOSTS)) {
  test.describe(`a host of the kind ${name}`, () => {
    test.beforeEach(async ({ page, origins }) => {
      await page.addInitScript(countListeners);
      await page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        for (const type of ['heloc:ready', 'heloc:step'])
          document.addEventListener(type, () => heard.push(type));
      });
      await serveHost(page, origins, name, base);
    });

    test('shows the application, follows it, and changes the lender', async ({ page, origins }) => {
      await page.goto(`${origins.lender}/account/heloc`);
      await expect(heading(page, FIRST)).toBeVisible();
      await expect(page.getByText('You are at: Property address')).toBeVisible();
      if (brand) await expect(page.getByText(INTRO)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(
        expect.arrayContaining(['heloc:step', 'heloc:ready']),
      );
      await typeAddress(page);
      await page.getByRole('button', { name: 'Another lender' }).click();
      await expect(page.getByText('Quillmere').first()).toBeVisible();
      await expect(field(page, 'Street address')).toHaveValue(HOME.street);
      if (brand) await expect(page.getByText(INTRO)).toBeVisible();
      await advance(page);
      await expect(page.getByText('You are at: Property address')).toBeHidden();
      await page.getByRole('button', { name: 'Count 0' }).click();
      await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
      if (!react) return;
      await expect(page.getByText(`React ${react}`, { exact: true })).toBeVisible();
      expect(await reactsOf(page)).toEqual({ shared: 1, isHosts: shares });
    });

    const tag = LEAVERS.includes(name) ? [] : '@soak';
    test('leaves the application, and nothing of it stays', { tag }, async ({ page, origins }) => {
      await page.goto(`${origins.lender}/rates`);
      await expect(heading(page, 'Rates')).toBeVisible();
      const before = await inventory(page, PERMANENT_LISTENERS);
      await link(page, 'Home equity').click();
      await expect(heading(page, FIRST)).toBeVisible();
      await typeAddress(page);
      await advance(page);
      await link(page, 'Rates').click();
      await expect(heading(page, 'Rates')).toBeVisible();
      await expect(mounted(page)).toHaveCount(0);
      await expect.poll(() => inventory(page, PERMANENT_LISTENERS)).toEqual(before);
    });

    if (!router) return;
    test('goes on with its own router', async ({ page, origins }) => {
      await page.goto(`${origins.lender}/account/heloc/register-v2`);
      await expect(heading(page, FIRST)).toBeVisible();
      await typeAddress(page);
      await advance(page);
      const left = page.url();

      // A link out leaves, and what is left is there again.
      await link(page, 'Rates').click();
      await expect(heading(page, 'Rates')).toBeVisible();
      await expect(mounted(page)).toHaveCount(0);
      await page.goBack();
      await expect(heading(page, NEXT)).toBeVisible();
      expect(page.url()).toBe(left);

      // Back and Forward between our own.
      await page.goBack();
      await expect(heading(page, FIRST)).toBeVisible();
      await page.goForward();
      await expect(heading(page, NEXT)).toBeVisible();

      // A link of the host into our paths moves our screen, without another mount.
      await mounted(page).evaluate((element) => Object.assign(element, { isSame: true }));
      await link(page, 'Other products').click();
      await expect(heading(page, NEXT)).toBeHidden();
      await expect(page).toHaveURL(/\/coming-soon\?reason=product$/);
      await link(page, 'Home equity').click();
      await expect(heading(page, FIRST)).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(heading(page, NEXT)).toBeVisible();
      expect(await mounted(page).evaluate((element) => 'isSame' in element)).toBe(true);
      await link(page, 'Rates').click();
      await expect(heading(page, 'Rates')).toBeVisible();
      await expect(mounted(page)).toHaveCount(0);
    });
  });
}
