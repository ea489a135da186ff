import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { ORGANISATIONS, sampleOf } from '../support/organisations.ts';

/** The APR stands out (docs/rules.md#apr-stands-out): by computed style, since a theme's weights may be any. */
const inShortRun = sampleOf(6);

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

interface Look {
  text: string;
  isApr: boolean;
  size: number;
  weight: number;
}

/**
 * Every figure of the terms as it looks, wherever it stands below the title: in lists, tables, cards and sentences, and in
 * the bar of a phone. The APR of a debt is no term of an offer.
 */
const figuresOf = (page: Page) =>
  page.locator('h1').evaluate((h1) => {
    const looks: Look[] = [];
    const texts = document.createTreeWalker(h1.getRootNode(), NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const group = element?.closest('dl > div, tr, [id$="-description"]');
      const isFigure = group ? /\d/.test(text) : /[$%]/.test(text);
      const isDebt = element?.closest('fieldset, details')?.querySelector('input[name="payoffs"]');
      if (!element || isDebt || !isFigure || element.closest('h1') || !element.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      // What explains the word stands after it.
      const name = group?.querySelector('dt, th')?.textContent ?? '';
      looks.push({
        text,
        isApr: name.startsWith('APR') || /% APR/.test(text),
        size: Number.parseFloat(fontSize),
        weight: Number(fontWeight),
      });
    }
    return looks;
  });

/** Where the bar of a phone is and the sidebar is folded, and where everything stands side by side. */
async function expectAprToStandOut(page: Page, atLeast: number): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAprToStandOutNow(page, 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAprToStandOutNow(page, atLeast);
}

async function expectAprToStandOutNow(page: Page, atLeast: number): Promise<void> {
  const looks = await figuresOf(page);
  const apr = looks.filter(({ isApr }) => isApr);
  const others = looks.filter(({ isApr }) => !isApr);
  expect(apr.length).toBeGreaterThanOrEqual(atLeast);
  expect(others.length).toBeGreaterThan(7);
  const size = Math.min(...apr.map((look) => look.size));
  const weight = Math.min(...apr.map((look) => look.weight));
  expect(others.filter((look) => look.size >= size || look.weight > weight)).toEqual([]);
}

const BEFORE = {
  offerUuid: 'before',
  term: 15,
  type: 'FIXED',
  apr: 7.5,
  drawAmount: 50_000,
  originationFee: 0.0499,
  originationFeeAmount: 2495,
  totalAmount: 52_495,
  cashToBorrower: 50_000,
  payoffTotal: 0,
  monthlyPayment: 486.63,
  discounts: [],
  payoffAccountIds: [],
  drawPreference: null,
};
const REVISED = {
  status: { checklistStatus: 'REVISED_OFFER_SELECTION' },
  selectedOffer: null,
  previousOffer: BEFORE,
};

for (const code of ORGANISATIONS) {
  test(`${code}: the APR with its figure is larger and at least as heavy as the other terms`, {
    tag: inShortRun.has(code) ? [] : '@soak',
  }, async ({ page, origins, sandbox }) => {
    const at = new BrowserDriver(page);
    const open = (application: Record<string, unknown> | string) =>
      openApplication(page, { origins, sandbox }, application, '', code);
    await open('FINAL_OFFER');
    await expect(page.getByText('Total of payments', { exact: true })).toBeVisible();
    await expectAprToStandOut(page, 2);
    // Cards and summary, and the table of what has changed, now and before.
    await open(REVISED);
    await at.expectHeading('Your offer has changed');
    await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible();
    await expectAprToStandOut(page, 4);
    // No payment without its APR and term, in the bar of a phone too.
    await page.setViewportSize({ width: 375, height: 800 });
    const bar = page.locator('[aria-hidden="true"]').filter({ hasText: 'cash to you' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toHaveText(/% APR\$[\d,.]+ a month\d+ years/);
    await at.press('Continue');
    await at.expectHeading('Confirm your offer');
    await expectAprToStandOut(page, 2);
  });
}
