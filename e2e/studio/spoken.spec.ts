import type { Page } from '@playwright/test';
import { accessibilityTree } from '../support/accessibility.ts';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** The studio as it is heard, and in the few colors of a contrast theme. */

const OPERABLE = /^(button|link|textbox|searchbox|spinbutton|combobox|radio|checkbox|slider|tab)$/;
const PARTS = [
  'Colors',
  'Type',
  'Shape',
  'Logo',
  'Words',
  'Facts',
  'Legal',
  'Start from colors',
  'Import',
  'Compare',
  'Share and export',
  'Publish',
];

async function openAny(page: Page, lender: string): Promise<void> {
  const answer = await page.request.get(`${lender}/studio/v1/organisations`);
  const organisations = (await answer.json()) as { code: string; family: string | null }[];
  const { code } = organisations.find(({ family }) => family === 'credit-union') as { code: string };
  await page.goto(`${lender}/studio?org=${code}`);
  await expect(page.locator('.previews iframe')).toHaveCount(2);
}
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name, exact: true });

test('a spoken walk: everything has a name, and what is done is said', { tag: '@soak' }, async ({
  page,
  origins,
}) => {
  await openAny(page, origins.lender);
  for (const name of PARTS) {
    await part(page, name).click();
    await expect(part(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const nameless = (await accessibilityTree(page)).filter(
      ({ role, name: said }) => OPERABLE.test(role) && !said,
    );
    expect(nameless, name).toEqual([]);
  }
  const said = (words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await part(page, 'Colors').click();
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  expect((await accessibilityTree(page)).find(({ name }) => name === 'Primary')?.description).toMatch(
    /Shows on: buttons, progress, selected answers own/,
  );
  await primary.fill('#0B4F3C');
  await said(/Primary #\w{6} to #0B4F3C/);
  await page.keyboard.press('Control+z');
  await said(/Undone: Primary/);
  await page.getByText('Derived colors').click();
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('#E8E0F0');
  await said(/pairs? fails?\./);
  await primary.fill('red');
  const heard = (await accessibilityTree(page)).find(({ name }) => name === 'Primary');
  expect(heard).toMatchObject({ description: expect.stringContaining('A color is written like') });
  await page.getByRole('button', { name: 'Adjust Primary', exact: true }).click();
  const hue = page.getByRole('slider', { name: 'Hue of Primary', exact: true });
  await hue.focus();
  await page.keyboard.press('ArrowRight');
  await expect(hue).toHaveAttribute('aria-valuetext', /^[a-z]+, \d+ degrees$/);
});

test('forced colors: what is operated has an edge or a line, and what is chosen is seen', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAny(page, origins.lender);
  for (const name of PARTS) {
    await part(page, name).click();
    await expect(part(page, name)).toHaveAttribute('aria-current', 'true');
    const plain = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, textarea, input:not([type="radio"], [type="checkbox"], [type="file"])',
        ),
      ]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine, appearance } =
            getComputedStyle(each);
          const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
          return (
            !hasEdge && outlineStyle === 'none' && textDecorationLine === 'none' && appearance === 'none'
          );
        })
        .map((each) => `${each.className} ${each.textContent || each.getAttribute('aria-label')}`),
    );
    expect(plain, name).toEqual([]);
    expect(await axeOfPage(page), name).toEqual([]);
  }
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).outlineStyle);
  expect(await outline('.groups [aria-current="true"]')).toBe('solid');
  expect(await outline('.chip input:checked + span')).toBe('solid');
});
