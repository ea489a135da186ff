import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const RIBBON = /\/ribbon-[^/]*\.js$/;
const PATH = '/account/heloc/register-v2';
const INPUTS = JSON.parse(readFileSync('docs/test-inputs.json', 'utf8')) as {
  title: string;
  rows: string[][];
}[];

test.use({ ribbon: true });

const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Test mode' });
const opener = (page: Page) => ribbon(page).getByRole('button', { name: 'What to type' });

/** A page of a lender's without test mode, and what it asks for. */
async function open(page: Page, { lender, cdn }: Origins, body: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = `<!doctype html><html lang="en"><title>Host</title><script src="${cdn}/heloc/v1/embed.js"></script>${body}`;
  await page.route(lender + PATH, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(lender + PATH);
  await expect(heading(page, FIRST).first()).toBeVisible();
  return asked;
}
const ofTestMode = (paths: string[]) => paths.filter((path) => /ribbon-|test-inputs/.test(path));

test('one attribute says that this is a test and what to type, in words, at any width', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}${PATH}?org=OAKLINE`);
  await expect(ribbon(page)).toContainText('Test mode: nothing here is real');
  await expect(ribbon(page)).toBeInViewport();
  await expectAccessible(page);

  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'What to type in a test' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (const { title, rows } of INPUTS) {
    await dialog.getByText(title, { exact: true }).click();
    const table = dialog.getByRole('table', { name: title });
    await expect(table.getByRole('row')).toHaveCount(rows.length + 1);
  }
  await expect(dialog.getByRole('cell', { name: 'Nomatch', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const viewport of [
  { width: 375, height: 560 },
  { width: 1280, height: 480 },
]) {
  test(`nothing that has the focus is behind it at ${viewport.width} pixels`, async ({ page, origins }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${origins.lender}${PATH}?org=OAKLINE`);
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await expect(opener(page)).toBeVisible();
    const last = () => opener(page).evaluate((button) => button.matches(':focus'));
    await expect(page.getByRole('textbox', { name: 'Street address' })).toBeFocused();
    let stops = 0;
    for (; stops < 60 && !(await last()); stops += 1) {
      const hidden = () =>
        page.evaluate(() => {
          let focused = document.activeElement;
          while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
          const bar = document.querySelector('[data-heloc-test-mode]');
          if (!focused || !bar || focused === document.body) return 'nothing has the focus';
          const { top } = bar.getBoundingClientRect();
          const box = focused.getBoundingClientRect();
          return box.bottom > top + 0.5 ? `${focused.outerHTML.slice(0, 80)}: ${box.bottom} > ${top}` : '';
        });
      // It is brought clear with the next frame.
      await expect.poll(hidden).toBe('');
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(5);
    expect(await last()).toBe(true);
  });
}

test('it does not come between pressing a button and letting it go', async ({ page, origins }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  let held: Route | undefined;
  await page.route(RIBBON, (route) => {
    held = route;
  });
  await page.goto(`${origins.lender}${PATH}?org=OAKLINE`, { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: 'Enter address manually' });
  await expect.poll(() => held).toBeTruthy();
  // As low in the window as it can be: where the bar is going to lie.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const arrived = page.waitForResponse(RIBBON).then((response) => response.finished());
  await held?.continue();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toBeFocused();
  await expect(ribbon(page)).toBeVisible();
});

test('it has the colours of the organisation, also when that changes, and goes with the application', async ({
  page,
  origins,
}) => {
  await open(page, origins, '<heloc-application org="OAKLINE" environment="test"></heloc-application>');
  await expect(ribbon(page)).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const value = (element: Element | null | undefined) =>
        element && getComputedStyle(element).getPropertyValue('--heloc-color-primary');
      const root = (selector: string) => document.querySelector(selector)?.shadowRoot;
      return [
        value(root('[data-heloc-mount]')?.querySelector('[id^=heloc]')),
        value(root('[data-heloc-test-mode]')?.querySelector('aside')),
      ];
    });
  const [ours, its] = await colours();
  expect(its).toBe(ours);
  await page.evaluate(() => document.querySelector('heloc-application')?.setAttribute('org', 'EMBERFOLD_CU'));
  await expect.poll(async () => (await colours())[0]).not.toBe(ours);
  const [changed, alike] = await colours();
  expect(alike).toBe(changed);
  await page.evaluate(() => document.querySelector('heloc-application')?.remove());
  await expect(ribbon(page)).toHaveCount(0);
});

test('two applications on a page have one', async ({ page, origins }) => {
  const element = (more: string) =>
    `<heloc-application org="OAKLINE" environment="test" history="memory" ${more}></heloc-application>`;
  const asked = await open(page, origins, element('') + element('remote="signer"'));
  await expect(ribbon(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(ribbon(page)).toHaveCount(1);
  expect(asked.filter((path) => path.includes('test-inputs'))).toEqual([]);
});

test('a page that is no test has none of it', async ({ page, origins }) => {
  const asked = await open(page, origins, '<heloc-application org="OAKLINE"></heloc-application>');
  await page.waitForLoadState('networkidle');
  await expect(ribbon(page)).toHaveCount(0);
  expect(ofTestMode(asked)).toEqual([]);
});
