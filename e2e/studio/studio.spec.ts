import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startLiveDemo } from '../support/liveDemo.ts';

const frames = (page: Page) => page.locator('.previews iframe');
const shown = async (page: Page, id = 'first') => {
  for (const frame of await frames(page).all()) await expect(frame).toHaveAttribute('data-shown', id);
};

/** Opens any brand that has no dark scheme set by hand. */
async function openAny(page: Page, lender: string): Promise<string> {
  const answer = await page.request.get(`${lender}/studio/v1/organisations`);
  const organisations = (await answer.json()) as { code: string; family: string | null }[];
  const { code } = organisations.find(({ family }) => family === 'credit-union') as { code: string };
  await page.goto(`${lender}/studio?org=${code}`);
  await shown(page);
  return code;
}

const color = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a change is seen in the running application, what fails is mended by one press, and what cannot be is not taken', async ({
  page,
  origins,
}) => {
  await openAny(page, origins.lender);
  const application = frames(page).first().contentFrame();
  const field = application.getByRole('combobox').first();
  await field.fill('12 Elm');
  await field.evaluate((element) => element.setAttribute('data-same', ''));
  const token = (name: string) =>
    field.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property),
      `--heloc-${name}`,
    );

  await color(page, 'Primary').fill('#0B4F3C');
  await expect.poll(() => token('color-primary')).toBe('#0B4F3C');
  await page.getByRole('button', { name: 'Shape' }).click();
  await page.getByRole('spinbutton', { name: 'Radius of fields' }).fill('19');
  await expect.poll(() => token('radius-control')).toBe('19px');
  await expect(field).toHaveValue('12 Elm');
  await expect(field).toHaveAttribute('data-same');

  await page.keyboard.press('Control+z');
  await expect.poll(() => token('radius-control')).not.toBe('19px');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Radius of fields' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => token('radius-control')).toBe('19px');

  await page.getByRole('button', { name: 'Colors', exact: true }).click();
  await page.getByText('Derived colors').click();
  await color(page, 'Link').fill('#E8E0F0');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /^The link .* cannot be read: 1\.\d\d, needs 4\.5/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Set it to #/ }).click();
  await expect(page.getByText('Everything can be read and seen.')).toBeVisible();
  await expect(color(page, 'Link')).not.toHaveValue('#E8E0F0');

  await color(page, 'Primary').fill('url(https://a.example)');
  await expect(page.getByRole('alert').filter({ hasText: 'A color is written like' })).toBeVisible();
  await page.getByRole('button', { name: 'Legal', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'NMLS number' })).toBeDisabled();
});

test('by keyboard: a brand opens on its name, all brands are gone back to, and a new one is one key away', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/studio`);
  const search = page.getByRole('searchbox', { name: 'Search brands' });
  await expect(search).toBeVisible();
  const brand = page.getByRole('button', { name: /credit union/i }).first();
  const name = (await brand.locator('b').textContent()) ?? '';
  await brand.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Theme studio' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name of the lender' })).toBeFocused();
});

test('what was done is back after a reload, a second tab says so, and it can be discarded', {
  tag: '@soak',
}, async ({ page, origins }) => {
  const code = await openAny(page, origins.lender);
  const before = await color(page, 'Primary').inputValue();
  await color(page, 'Primary').fill('#0B4F3C');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.reload();
  await expect(color(page, 'Primary')).toHaveValue('#0B4F3C');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText(`${code} is open in another tab.`)).toBeVisible();
  await second.close();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(color(page, 'Primary')).toHaveValue(before);
  // It is this tab's as before.
  await color(page, 'Primary').fill('#0B4F3C');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(page.getByText(`${code} is open in another tab.`)).toBeHidden();
});

test('every state of a control stands on one board, and the key screens side by side', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  await page.getByLabel('Screen').selectOption('board');
  await shown(page, 'board');
  const board = frames(page).first().contentFrame().locator('[data-studio-board]');
  const stateOf = (name: string) =>
    board.locator('div > div', { has: page.getByText(name, { exact: true }) });
  const colorOf = (name: string) =>
    stateOf(name)
      .locator('button')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf('Button, hover')).not.toBe(await colorOf('Button, rest'));
  await expect(stateOf('Choice, selected').locator('input')).toBeChecked();
  await expect(stateOf('Field, error')).toBeVisible();
  await expect(stateOf('Link, visited')).toBeVisible();

  await page.getByLabel('Screen').selectOption('all');
  await expect(frames(page)).toHaveCount(24);
  await page.getByTitle(/^Offer, 375/).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(/^Offer, 375/)).toHaveAttribute('data-shown', 'offer');
});

test('a font comes with its licence or not at all', { tag: '@soak' }, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  const fonts = page.getByRole('button', { name: /^Take it away/ });
  const before = await fonts.count();
  await page.getByText('Add a font').click();
  await page.getByLabel('Family of the file').fill('Test Sans');
  await page.getByLabel('Font', { exact: true }).setInputFiles({
    name: 'a.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('wOF2 and more'),
  });
  const licence = (text: string) => ({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Licence', { exact: true }).setInputFiles(licence('All rights reserved'));
  await page.getByRole('button', { name: 'Add the font' }).click();
  await expect(page.getByText('neither OFL-1.1 nor Apache-2.0')).toBeVisible();
  await page.getByLabel('Licence', { exact: true }).setInputFiles(licence('SIL Open Font License 1.1'));
  await page.getByRole('button', { name: 'Add the font' }).click();
  await expect(fonts).toHaveCount(before + 1);
  // What only its name says to be a font is found by the whole check.
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('assets/fonts/test-sans.woff2: cannot be read')).toBeVisible();
});

for (const width of [320, 1280])
  test(`it can be used by everybody at ${width} px`, { tag: '@soak' }, async ({ page, origins }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origins.lender}/studio`);
    await expect(page.getByRole('heading', { name: 'Open a brand' })).toBeVisible();
    expect(await axeOfPage(page)).toEqual([]);
    await openAny(page, origins.lender);
    for (const part of ['Colors', 'Legal', 'Publish']) {
      await page.getByRole('button', { name: part, exact: true }).click();
      expect(await axeOfPage(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

/** By the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 250 && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.describe('on a demo that serves themes as they are written', () => {
  test.setTimeout(90_000);
  test(
    'a new brand is begun, mended, exported, checked and live, by keyboard alone',
    { tag: '@soak' },
    async ({ page, portBase }, { parallelIndex }) => {
      const { origins, stop } = await startLiveDemo(portBase + 4 + parallelIndex * 10);
      try {
        await page.goto(`${origins.lender}/studio`);
        await tabTo(page, page.getByRole('textbox', { name: 'Name of the lender' }));
        await page.keyboard.type('Fennelwick Community Credit Union');
        await tabTo(page, page.getByRole('textbox', { name: 'Code' }));
        await page.keyboard.press('Control+a');
        await page.keyboard.type('FENNELWICK_CU');
        await page.keyboard.press('Enter');
        await shown(page);

        await press(page, page.locator('summary').filter({ hasText: 'Derived colors' }));
        await tabTo(page, color(page, 'Link'));
        await page.keyboard.type('#E8E0F0');
        await page.keyboard.press('F8');
        await press(page, page.getByRole('button', { name: /^Set it to #/ }));
        await expect(page.getByText('Everything can be read and seen.')).toBeVisible();

        await press(page, page.getByRole('button', { name: 'Legal', exact: true }));
        await tabTo(page, page.getByRole('radio', { name: 'Designer' }));
        await page.keyboard.press('ArrowRight');
        await tabTo(page, page.getByRole('textbox', { name: 'Your name' }));
        await page.keyboard.type('A. Person');
        await tabTo(page, page.getByRole('textbox', { name: 'NMLS number' }));
        await page.keyboard.press('Control+a');
        await page.keyboard.type('9900777');
        await expect(page.getByText('No problems')).toBeVisible();

        await press(page, page.getByRole('button', { name: 'Share and export' }));
        const downloaded = page.waitForEvent('download');
        await press(page, page.getByRole('button', { name: 'Export the archive' }));
        expect(
          readFileSync(await (await downloaded).path())
            .subarray(0, 2)
            .toString(),
        ).toBe('PK');

        await page.keyboard.press('Control+k');
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
        await page.keyboard.press('Enter');
        await press(page, page.getByRole('button', { name: 'Check', exact: true }));
        await expect(page.getByText('FENNELWICK_CU passes the check.')).toBeVisible();
        await press(page, page.getByRole('button', { name: 'Put on this demo' }));
        await expect(page.getByText('FENNELWICK_CU is on this demo.')).toBeVisible();
        const served = async () => (await page.request.get(`${origins.cdn}/themes/index.json`)).text();
        await expect.poll(served).toContain('FENNELWICK_CU');
        await page.goto(`${origins.lender}/account/heloc/register-v2?org=FENNELWICK_CU`);
        await expect(page).toHaveTitle(/Fennelwick/);
      } finally {
        stop();
      }
    },
  );
});
