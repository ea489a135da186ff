import type { Page } from '@playwright/test';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { countListeners, inventory } from '../support/hostSites.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const SECOND = 'Is this property currently for sale?';
const ELEMENT = '<heloc-application id="apply" org="OAKLINE"></heloc-application>';
/** Of our scripts, which stay: React's and axios's. */
const STAY = ['HTMLDocument selectionchange', 'Window message'];
const ISOLATIONS = ['shadow', 'light'] as const;

interface Host {
  HelocWidget: { mount(options: object): { ready: Promise<void>; update(changes: object): Promise<void> } };
  app: { update(changes: object): Promise<void> };
}

async function open(page: Page, { lender, ...origins }: Origins, content: string, head = ''): Promise<void> {
  await servePage(page, { lender, ...origins }, { content, head });
  await page.goto(`${lender}/account/heloc/register-v2`);
}

async function mountAt(page: Page, isolation: string): Promise<void> {
  await page.evaluate(async (isolation) => {
    const view = window as unknown as Host;
    const app = view.HelocWidget.mount({ target: '#apply', org: 'OAKLINE', isolation });
    view.app = app;
    await app.ready;
  }, isolation);
}

/** Ids that more than one element has, within shadow roots as well. */
const doubledIds = (page: Page) =>
  page.evaluate(() => {
    const roots: ParentNode[] = [document];
    for (const { shadowRoot } of document.querySelectorAll('[data-heloc-mount]'))
      if (shadowRoot) roots.push(shadowRoot);
    return roots.flatMap((root) => {
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  });

test.describe('a target that leaves the page without unmount', () => {
  for (const isolation of ISOLATIONS)
    test(`${isolation}: nothing of ours stays, and mounting again works`, async ({ page, origins }) => {
      await page.addInitScript(countListeners);
      await open(page, origins, '<main><div id="apply"></div></main>');
      await mountAt(page, isolation);
      const left = async () => inventory(page, STAY);
      await page.evaluate(() => document.querySelector('#apply')?.remove());
      await expect.poll(async () => (await left()).title).toBe('Host');
      const once = await left();
      await page.evaluate(() => {
        const target = Object.assign(document.createElement('div'), { id: 'apply' });
        document.querySelector('main')?.append(target);
      });
      await mountAt(page, isolation);
      await expect(heading(page, FIRST)).toBeVisible();
      await page.evaluate(() => document.querySelector('main')?.replaceChildren());
      await expect.poll(async () => (await left()).title).toBe('Host');
      expect(await left()).toEqual(once);
      const refused = page.evaluate(() =>
        (window as unknown as Host).app.update({ org: 'OAKLINE' }).catch(({ code }) => code),
      );
      expect(await refused).toBe('unmounted');
    });

  test('taken away while our scripts are on their way, it is not mounted into', async ({ page, origins }) => {
    await open(page, origins, '<main><div id="apply"></div></main>');
    const code = await page.evaluate(() => {
      const { HelocWidget } = window as unknown as Host;
      const { ready } = HelocWidget.mount({ target: '#apply', org: 'OAKLINE' });
      document.querySelector('#apply')?.remove();
      return ready.catch((error: { code: string }) => error.code);
    });
    expect(code).toBe('unmounted');
    await page.evaluate(() => {
      const target = Object.assign(document.createElement('div'), { id: 'apply' });
      document.querySelector('main')?.append(target);
    });
    await mountAt(page, 'shadow');
    await expect(heading(page, FIRST)).toBeVisible();
  });

  test('within a shadow root of the page', async ({ page, origins }) => {
    await open(page, origins, '<main id="place"></main>');
    await page.evaluate(async () => {
      const root = document.querySelector('#place')?.attachShadow({ mode: 'open' });
      const target = document.createElement('div');
      root?.append(target);
      const { HelocWidget } = window as unknown as Host;
      await HelocWidget.mount({ target, org: 'OAKLINE' }).ready;
    });
    await expect(page).toHaveTitle(/^Oakline/);
    await page.evaluate(() => document.querySelector('#place')?.shadowRoot?.replaceChildren());
    await expect(page).toHaveTitle('Host');
  });

  for (const [what, content] of [
    ['a target', '<main><div id="apply"></div></main>'],
    ['our element', `<main>${ELEMENT}</main>`],
  ] as const)
    test(`${what}, moved within a task, goes on`, async ({ page, origins }) => {
      await open(page, origins, content);
      if (what === 'a target') await mountAt(page, 'shadow');
      await completeProperty(page);
      await expect(heading(page, SECOND)).toBeVisible();
      await page.evaluate(async () => {
        const target = document.querySelector('#apply') as Element;
        const mount = target.querySelector('[data-heloc-mount]');
        Object.assign(window, { before: mount });
        target.remove();
        await Promise.resolve();
        await Promise.resolve();
        document.body.append(target);
        await new Promise((resolve) => setTimeout(resolve));
      });
      const isSame = () =>
        page.evaluate(
          () =>
            document.querySelector('[data-heloc-mount]') ===
            (window as unknown as { before: Element }).before,
        );
      await expect(heading(page, SECOND)).toBeVisible();
      expect(await isSame()).toBe(true);
      await new BrowserDriver(page).choose('No');
    });
});

test.describe('two elements for a moment', () => {
  for (const isolation of ISOLATIONS)
    test(`${isolation}: the new one waits for the old one, and has its answers`, async ({
      page,
      origins,
    }) => {
      const failed: string[] = [];
      await page.exposeFunction('noteFailure', (code: string) => void failed.push(code));
      await open(
        page,
        origins,
        `<main>${ELEMENT.replace('org=', `isolation="${isolation}" org=`)}</main>`,
        "<script>document.addEventListener('heloc:error', ({ detail }) => noteFailure(detail.code))</script>",
      );
      const search = page.locator('heloc-application').getByRole('combobox').first();
      await search.fill('12 Main');
      await page.evaluate(async () => {
        const old = document.querySelector('heloc-application') as Element;
        const fresh = document.createElement('heloc-application');
        for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
        old.after(fresh);
        // As long as a transition takes.
        await new Promise((resolve) => setTimeout(resolve, 400));
        if (fresh.querySelector('[data-heloc-mount]')) throw new Error('It did not wait');
        old.remove();
      });
      await expect(search).toHaveValue('12 Main');
      expect(await page.locator('[data-heloc-mount]').count()).toBe(1);
      expect(await doubledIds(page)).toEqual([]);
      expect(failed).toEqual([]);
      await completeProperty(page);
      await expect(heading(page, SECOND)).toBeVisible();
    });

  test('where the old one stays, it is said; when it goes after all, the new one starts', async ({
    page,
    origins,
  }) => {
    await open(page, origins, `<main>${ELEMENT}</main>`);
    await expect(heading(page, FIRST)).toBeVisible();
    await page.evaluate(() => {
      const other = document.createElement('heloc-application');
      other.setAttribute('org', 'OAKLINE');
      document.querySelector('main')?.append(other);
    });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.evaluate(() => document.querySelector('#apply')?.remove());
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await completeProperty(page);
    await expect(heading(page, SECOND)).toBeVisible();
  });

  for (const isolation of ISOLATIONS)
    test(`${isolation}: a clone of what is around clears what it copied`, async ({ page, origins }) => {
      const element = ELEMENT.replace('org=', `isolation="${isolation}" org=`);
      await open(page, origins, `<main><div id="around">${element}</div></main>`);
      await expect(heading(page, FIRST)).toBeVisible();
      // What a page keeps as a picture of itself, and shows when somebody comes back.
      await page.evaluate(() => {
        const around = document.querySelector('#around') as Element;
        around.replaceWith(around.cloneNode(true));
      });
      await expect(heading(page, FIRST)).toBeVisible();
      await expect(page.locator('[data-heloc-mount]')).toHaveCount(1);
      expect(await doubledIds(page)).toEqual([]);
      await completeProperty(page);
      await expect(heading(page, SECOND)).toBeVisible();
    });

  test('light: a clone of a target that nobody mounts into has no form', async ({ page, origins }) => {
    await open(page, origins, '<main><div id="apply"></div></main>');
    await mountAt(page, 'light');
    await page.evaluate(() => {
      const copy = document.querySelector('#apply')?.cloneNode(true) as Element;
      copy.removeAttribute('id');
      document.querySelector('main')?.append(copy);
    });
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(1);
    expect(await doubledIds(page)).toEqual([]);
    await completeProperty(page);
    await expect(heading(page, SECOND)).toBeVisible();
  });
});
