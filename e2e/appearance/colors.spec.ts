import type { Locator, Page } from '@playwright/test';
import { contrast } from '#src/brand/solver/color.ts';
import { MAIN } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { continueButton, heading } from '../support/registration.ts';

/** Colours of controls in their states, as the browser computes them, for a theme of a page's own two colours. */

const SEEDS = [
  { primary: '#E6FF00', accent: '#111111' },
  { primary: '#8B0000', accent: '#8A8A8A' },
] as const;

const open = async (page: Page, lender: string) => {
  await page.goto(`${lender}/account/heloc/register-v2?org=${MAIN}`);
  await expect(heading(page, 'What property would you like to use?')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
};

const bring = (page: Page, seeds: (typeof SEEDS)[number]) =>
  page.locator('heloc-application').evaluate(
    async (element, theme) => {
      await (element as unknown as { update(options: object): Promise<void> }).update({ brand: { theme } });
    },
    { seeds },
  );

/** `rgb(1, 2, 3)` as `#010203`; transitions are over. */
const colorsOf = (control: Locator) =>
  control.evaluate(async (element) => {
    for (const animation of element.getAnimations()) animation.finish();
    const hex = (value: string) =>
      `#${(value.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const style = getComputedStyle(element);
    return {
      text: hex(style.color),
      fill: hex(style.backgroundColor),
      border: hex(style.borderTopColor),
      inner: hex(style.outlineColor),
      outline: style.outlineStyle,
      outer: hex(style.boxShadow),
      page: hex(getComputedStyle(element.closest('[id^="heloc-"] > div') as Element).backgroundColor),
    };
  });

for (const seeds of SEEDS)
  test(`a theme of ${seeds.primary}: every state can be read, in light and dark`, async ({
    page,
    origins,
  }) => {
    await open(page, origins.lender);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await bring(page, seeds);
      const button = continueButton(page);
      await expect.poll(async () => (await colorsOf(button)).fill).toBe(seeds.primary.toLowerCase());
      const check = async (state: string) => {
        const { text, fill, border, page: ground } = await colorsOf(button);
        expect(contrast(text, fill), `${state}: words`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(border, ground), `${state}: edge`).toBeGreaterThanOrEqual(3);
      };
      await page.mouse.move(0, 0);
      await check('rest');
      await button.hover();
      await check('hover');
      await page.mouse.down();
      await check('active');
      await page.mouse.move(0, 0);
      await page.mouse.up();
      const address = page.getByRole('combobox', { name: 'Property address' });
      await address.focus();
      const focused = await colorsOf(address);
      expect(focused.outline).toBe('solid');
      expect(contrast(focused.inner, focused.outer)).toBeGreaterThanOrEqual(9);
      await button.evaluate((element) => element.setAttribute('aria-disabled', 'true'));
      const disabled = await colorsOf(button);
      expect(contrast(disabled.text, disabled.fill)).toBeGreaterThanOrEqual(3);
      await button.evaluate((element) => element.removeAttribute('aria-disabled'));
    }
  });

test('more contrast where the device asks for it, and dark on white in print', async ({ page, origins }) => {
  await open(page, origins.lender);
  const title = heading(page, 'What property would you like to use?');
  const button = continueButton(page);
  const usual = await colorsOf(button);
  await page.emulateMedia({ contrast: 'more' });
  const hint = page.getByText('Start typing', { exact: false }).first();
  const muted = (await hint.count()) > 0 ? hint : title;
  await expect
    .poll(async () => {
      const { text, page: ground } = await colorsOf(muted);
      return contrast(text, ground);
    })
    .toBeGreaterThanOrEqual(7);
  await expect
    .poll(async () => {
      const { border } = await colorsOf(page.getByRole('combobox', { name: 'Property address' }));
      return contrast(border, '#ffffff');
    })
    .toBeGreaterThanOrEqual(4.5);
  await page.emulateMedia({ contrast: null });
  await expect.poll(async () => (await colorsOf(button)).fill).toBe(usual.fill);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(async () => (await colorsOf(title)).text).toBe('#000000');
  expect(await colorsOf(title)).toMatchObject({ page: '#ffffff' });
  expect(await colorsOf(button)).toMatchObject({ text: '#000000', fill: '#ffffff', border: '#000000' });
});
