import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openApplication } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';

/** The APR stands out (docs/rules.md#apr-stands-out): by computed style, since a theme's weights may be any. */
const { orgs } = JSON.parse(readFileSync('dist/themes/index.json', 'utf8')) as {
  orgs: { code: string }[];
};

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

interface Look {
  text: string;
  isApr: boolean;
  size: number;
  weight: number;
}

/** Every figure of the terms, in lists, tables and cards, as it looks; the APR of a debt is no term of an offer. */
const figuresOf = (page: Page) =>
  page.locator('h1').evaluate((h1) => {
    const looks: Look[] = [];
    const texts = document.createTreeWalker(h1.getRootNode(), NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const place = element?.closest('dl > div, tr, [id$="-description"]');
      const isDebt = element?.closest('fieldset, details')?.querySelector('input[name="payoffs"]');
      if (!element || !place || isDebt || !/\d/.test(text) || !element.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const name = place.querySelector('dt, th')?.textContent;
      looks.push({
        text,
        isApr: name === 'APR' || /% APR/.test(text),
        size: Number.parseFloat(fontSize),
        weight: Number(fontWeight),
      });
    }
    return looks;
  });

async function expectAprToStandOut(page: Page, atLeast: number): Promise<void> {
  const looks = await figuresOf(page);
  const apr = looks.filter(({ isApr }) => isApr);
  const others = looks.filter(({ isApr }) => !isApr);
  expect(apr.length).toBeGreaterThanOrEqual(atLeast);
  expect(others.length).toBeGreaterThan(8);
  const largest = Math.max(...others.map(({ size }) => size));
  const heaviest = Math.max(...others.map(({ weight }) => weight));
  for (const { text, size, weight } of apr) {
    expect(size, text).toBeGreaterThan(largest);
    expect(weight, text).toBeGreaterThanOrEqual(heaviest);
  }
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

for (const { code } of orgs) {
  test(`${code}: the APR with its figure is larger and at least as heavy as the other terms`, async ({
    page,
    origins,
    sandbox,
  }) => {
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
    await at.press('Continue');
    await at.expectHeading('Confirm your offer');
    await expectAprToStandOut(page, 2);
  });
}
