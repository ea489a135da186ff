import type { Page } from '@playwright/test';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { MAIN, openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import type { Origins } from '../support/origins.ts';

/** After a switch a page says what it says when it is mounted with the other organisation from the beginning. */

const OTHERS = ['QUILLMERE_BANK', 'ZIPPERLING'];

/** Every screen that opens by itself, once. */
const SCREENS = SCREEN_STATES.filter(
  ({ application, path }, index) =>
    SCREEN_STATES.findIndex(
      (other) => JSON.stringify([other.application, other.path]) === JSON.stringify([application, path]),
    ) === index,
);
const IN_SHORT_RUN = new Set(SCREENS.filter((_, index) => index % Math.ceil(SCREENS.length / 6) === 0));

/** An organisation's facts, looks and words for applications of the main one, whose a person's session is. */
async function dressOf({ cdn }: Origins, org: string) {
  const read = async (code: string) => (await fetch(`${cdn}/themes/${code}/bundle.json`)).json();
  const [{ brand, copy }, main] = [await read(org), await read(MAIN)];
  const { orgCode, canonicalOrgCode, flags } = main.brand;
  return { brand: { ...brand, orgCode, canonicalOrgCode, flags }, copy };
}
type Dress = Awaited<ReturnType<typeof dressOf>>;

const wear = (page: Page, brand: Dress) =>
  page
    .locator('heloc-application')
    .evaluate(
      (element, brand) =>
        (element as unknown as { update(options: object): Promise<void> }).update({ brand }),
      brand,
    );

/** The same element anew, with a brand from the beginning. */
const mountAnew = (page: Page, brand: Dress) =>
  page.locator('heloc-application').evaluate(async (element, brand) => {
    const next = element.cloneNode(false) as Element & { brand: unknown; ready: Promise<void> };
    next.brand = brand;
    element.replaceWith(next);
    await next.ready;
  }, brand);

/** All that is said: texts, names and the title. */
const said = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    const names = [...(root?.querySelectorAll('[aria-label], [placeholder], [alt], [title]') ?? [])].flatMap(
      (each) => ['aria-label', 'placeholder', 'alt', 'title'].map((name) => each.getAttribute(name)),
    );
    const texts = [
      ...(root?.querySelectorAll(
        'body, [role], form, p, h1, h2, h3, li, a, button, label, legend, td, th, dt, dd',
      ) ?? []),
    ];
    return [document.title, ...names.filter(Boolean), ...texts.map((each) => each.textContent?.trim())];
  });

/** Once nothing comes any more. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  let before: unknown;
  await expect
    .poll(async () => {
      const same = JSON.stringify(before);
      before = await said(page);
      return JSON.stringify(before) === same;
    })
    .toBe(true);
  return before as string[];
}

async function expectFollowed(page: Page, origins: Origins) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page);
  for (const org of OTHERS) {
    const dress = await dressOf(origins, org);
    await wear(page, dress);
    const after = await settled(page);
    expect(after.join()).toContain(dress.brand.orgMetadata.companyInfo.shortName);
    await mountAnew(page, dress);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => settled(page), { message: org }).toEqual(after);
  }
}

test('the first step says what another organisation says', async ({ page, origins }) => {
  await page.goto(lenderOf(MAIN).addressOf(origins, 'register-v2'));
  await expectFollowed(page, origins);
});

for (const screen of SCREENS)
  test(`${screen.name} says what another organisation says`, {
    tag: IN_SHORT_RUN.has(screen) ? [] : '@soak',
  }, async ({ page, origins, sandbox }) => {
    await openApplication(page, { origins, sandbox }, screen.application, screen.path);
    await expectFollowed(page, origins);
  });
