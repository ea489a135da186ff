import type { Page } from '@playwright/test';
import { MAIN } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS } from '../support/organisations.ts';
import { random, SEED } from '../support/random.ts';
import { resourcesOf, watchResources } from '../support/resources.ts';

/** One brand after the other on the same page: nothing is rendered anew, lost, or left behind. */

/** Whose first step has the same fields. */
const alike = ORGANISATIONS.filter((org) => {
  const { askRecentTransfer, requiresReferrer } = lenderOf(org).capabilities;
  return org !== MAIN && !askRecentTransfer && !requiresReferrer;
});
/** Comes back to where it began. */
const ROUND = [...random(SEED).sample(alike, 5), MAIN];

const switchThrough = (page: Page, orgs: readonly string[]) =>
  page.locator('heloc-application').evaluate(async (element, codes) => {
    const application = element as unknown as { update(options: object): Promise<void> };
    for (const org of codes) await application.update({ org });
  }, orgs);

/** What stands in the field with the caret, how far the page is scrolled, and whether the nodes are those of before. */
const state = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    const field = root?.activeElement as (HTMLInputElement & { seen?: boolean }) | null;
    const rules = [...(root?.styleSheets ?? []), ...(root?.adoptedStyleSheets ?? [])].reduce(
      (sum, sheet) => sum + sheet.cssRules.length,
      0,
    );
    const before = field?.seen;
    if (field) field.seen = true;
    return {
      place: [field?.value, field?.selectionStart, field?.selectionEnd, scrollY],
      isSame: before,
      nodes: root?.querySelectorAll('*').length,
      rules,
    };
  });

/** Without what telemetry keeps until it is sent; a timer is one, however long it runs. */
const kept = async (page: Page) => {
  const all: Record<string, number> = {};
  for (const [name, count] of Object.entries(await resourcesOf(page))) {
    const key = name.replace(/^(setTimeout) \d+/, '$1');
    if (key !== 'keys in storage') all[key] = (all[key] ?? 0) + count;
  }
  return all;
};

for (const [rounds, tag] of [
  [2, []],
  [10, ['@soak']],
] as const)
  test(`${rounds * ROUND.length} switches of brand leave nothing, and the person where they are`, {
    tag: [...tag],
  }, async ({ page, origins }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await watchResources(page);
    await page.goto(lenderOf(MAIN).addressOf(origins, 'register-v2'));
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    const address = page.getByRole('combobox', { name: 'Property address' });
    await address.fill('12 Alder');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await address.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5));
    await page.evaluate(() => scrollTo(0, 120));
    // Whatever is loaded once for each brand is there after the first round.
    await switchThrough(page, ROUND);
    await state(page);
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    const first = await state(page);
    const before = await kept(page);
    for (let round = 0; round < rounds; round += 1) await switchThrough(page, ROUND);
    expect(await state(page)).toEqual({ ...first, isSame: true });
    // What ran once has run since.
    const keptSince = async () => {
      const now = await kept(page);
      return { ...now, setTimeout: Math.max(now.setTimeout ?? 0, before.setTimeout ?? 0) };
    };
    await expect.poll(keptSince).toEqual(before);
  });
