import type { Page } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from '../support/accessibility.ts';
import { addressOf, MAIN, openApplication, signIn } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

const HEADING = 'Verify your income';
const APPLICATION = { org: MAIN, scenario: 'income-verification' };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
/** What a keyboard has led to, in whichever root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });
const ready = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ways to verify your income' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
};

test('the menus are worked with the keyboard alone, and one is open at a time', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: WIDE, height: 800 });
  await openApplication(page, { origins, sandbox }, APPLICATION);
  await ready(page);
  await button(page, 'Apps').focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Passport');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Apps');
  await expect(button(page, 'Apps')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Passport');
  for (const _ of ['Group Manager', 'Portfolio Manager', 'Pay', 'Exchange', 'Profile'])
    await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Profile');
  await expect(button(page, 'Apps')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page, [WIDE]);
  // By a pointer: pressed again it stays closed, and another closes the first.
  await button(page, 'Profile').click();
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeHidden();
  await button(page, 'Profile').click();
  await button(page, 'Apps').click();
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Pay' })).toBeVisible();
});

test('on a phone one dialog has it all, and Back closes it', async ({ page, origins, sandbox }) => {
  await page.setViewportSize({ width: PHONE, height: 720 });
  await openApplication(page, { origins, sandbox }, APPLICATION);
  await ready(page);
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await button(page, 'Menu').press('Enter');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    expect(await focused(page)).toBe('Menu');
    expect(page.url()).toBe(address);
  }
  await button(page, 'Menu').press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Support' }).click();
  await page.waitForURL('**/contact');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(dialog).toBeHidden();
});

const HOST = `<style>
  body { margin: 0; }
  .bar { position: sticky; top: 0; z-index: 2147483647; height: 60px; background: #ddd; }
  .around { transform: translateX(0); overflow: hidden; max-height: 500px; }
  [popover] { inset: 0; width: 100%; background: red; transition: all 3s; }
  nav, a, button { text-transform: uppercase; }
</style>`;

for (const isolation of ['shadow', 'light'])
  test(`a host’s bar, transform, overflow and popovers leave a menu as it is, ${isolation}`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.setViewportSize({ width: WIDE, height: 800 });
    const { jwt, uuid } = await sandbox.create(APPLICATION);
    await signIn(page, origins, jwt);
    await servePage(page, origins, {
      head: HOST,
      content: `<header class="bar">Lender</header><div class="around"><heloc-application org="OAKLINE" isolation="${isolation}"></heloc-application></div>`,
    });
    await page.goto(addressOf(origins, uuid));
    await ready(page);
    await button(page, 'Profile').click();
    const logOut = bar(page).getByRole('button', { name: 'Logout' });
    await expect(logOut).toBeInViewport({ ratio: 1 });
    const [from, item] = [await button(page, 'Profile').boundingBox(), await logOut.boundingBox()];
    expect(item?.y).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0));
    expect(item?.width).toBeLessThan(400);
    // Nothing lies over it.
    await logOut.click({ trial: true });
    await expectAccessible(page, [WIDE]);
  });

test('with the host’s own header there is no bar of ours, and nothing is asked for one', async ({
  page,
  origins,
  sandbox,
}) => {
  const { jwt, uuid } = await sandbox.create(APPLICATION);
  await signIn(page, origins, jwt);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await servePage(page, origins, {
    content: '<header>Lender</header><heloc-application org="OAKLINE" chrome="none"></heloc-application>',
  });
  await page.goto(addressOf(origins, uuid));
  await expect(page.getByRole('heading', { name: 'Ways to verify your income' })).toBeVisible();
  await expect(
    page.getByText('Customer service hours').or(page.getByText('NMLS Consumer Access')).first(),
  ).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  expect(asked.filter((path) => /figureinfo|notifications|service-wallet/.test(path))).toEqual([]);
});

test('nothing moves when the bar comes', async ({ page, origins, sandbox }) => {
  for (const width of [320, PHONE, WIDE]) {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const view = window as unknown as { shifts: number[] };
      view.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Element }[] }[])
          if (entry.sources.some(({ node }) => node?.closest?.('nav, header'))) view.shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openApplication(page, { origins, sandbox }, APPLICATION);
    await ready(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('outside of an application a side bar leads to the site, and on a phone the menu does', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: WIDE, height: 800 });
  const { jwt } = await sandbox.create(APPLICATION);
  await signIn(page, origins, jwt);
  await page.goto(`${origins.lender}/account/heloc/not-accepting-apps?org=${MAIN}`);
  const side = page.getByRole('navigation', { name: 'Main' });
  const links = side.getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Marketplace', 'Portfolio Manager']);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // In its place from the start.
  const place = side.locator('..');
  expect((await place.boundingBox())?.height).toBe((await side.boundingBox())?.height);
  await expectAccessible(page, [PHONE, WIDE]);
  await page.setViewportSize({ width: PHONE, height: 720 });
  await expect(side).toBeHidden();
  await button(page, 'Menu').click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Marketplace' }),
  ).toBeVisible();
});
