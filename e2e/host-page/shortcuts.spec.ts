import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const ELEMENT = '<heloc-application org="OAKLINE"></heloc-application>';
const ISOLATIONS = ['shadow', 'light'] as const;

async function open(page: Page, origins: Origins, content: string): Promise<void> {
  await servePage(page, origins, { content, head: SHORTCUTS });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
}

/** What a page does with keys that it takes for shortcuts. */
const SHORTCUTS = `<script>
  window.heard = [];
  for (const type of ['keydown', 'keypress', 'keyup'])
    for (const target of [window, document])
      target.addEventListener(type, (event) => {
        if (event.target.closest?.('input, textarea')?.id === 'own') return;
        heard.push(type + ' ' + event.key);
        if (/^[a-z0-9/]$/i.test(event.key)) event.preventDefault();
      });
</script>`;

for (const isolation of ISOLATIONS)
  test(`${isolation}: what is typed into a field of ours is no shortcut of the page's`, async ({
    page,
    origins,
  }) => {
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    const element = ELEMENT.replace('org=', `isolation="${isolation}" org=`);
    await open(page, origins, `<main>${element}</main>`);
    await expect(heading(page, FIRST)).toBeVisible();
    const field = page
      .locator('heloc-application')
      .getByRole('combobox')
      .or(page.getByRole('textbox'))
      .first();
    await field.focus();
    await page.keyboard.type('12 j/k street');
    await expect(field).toHaveValue('12 j/k street');
    expect(await heard()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await heard()).toEqual(expect.arrayContaining(['keydown Escape', 'keydown Tab']));
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('j');
    expect(await heard()).toContain('keydown j');
  });

test('before React is there, what is typed is no shortcut of the page’s either', async ({
  page,
  origins,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/remoteEntry\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, origins, `<main>${ELEMENT}</main>`);
  const field = page
    .locator('heloc-application')
    .getByRole('textbox')
    .or(page.locator('heloc-application input[type=text]'))
    .first();
  await field.focus();
  await page.keyboard.type('12 j/k');
  await expect(field).toHaveValue('12 j/k');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  release();
  await expect(page.locator('heloc-application').getByRole('combobox').first()).toHaveValue('12 j/k');
});
