import type { Page } from '@playwright/test';
import { MAIN, openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectKeyboardReach } from '../support/focus.ts';

/** As a phone has it: fingers, and nothing to point with. */
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const lineHeight = async (page: Page) =>
  (await page.getByRole('button', { name: /^Step \d of 7/ }).boundingBox())?.height;

for (const [where, application, path, org] of [
  ['a question about oneself', 'COLLECT_ADDITIONAL_INFO', 'start/contact', MAIN],
  ['income, in a wide font', 'INCOME_VERIFICATION', '', 'EMBERFOLD_CU'],
  ['a document to sign', 'NOTE_SIGNING', 'signing/sign', MAIN],
] as const) {
  test(`step and minutes left are one line: ${where}`, async ({ page, origins, sandbox }) => {
    await openApplication(page, { origins, sandbox }, { status: application }, path, org);
    await page.evaluate(() => document.fonts.ready);
    // Two would be 50 px.
    await expect.poll(() => lineHeight(page)).toBeLessThan(45);
  });
}

test('nothing is said of dragging where nobody can drag', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', 'income/upload/paystub');
  await expect(page.getByText('Choose files from your device')).toBeVisible();
  await expect(page.getByText(/^Drag files here/)).toBeHidden();
});

/** A choice that changes another one, which the payment's bar shows as well. */
async function chooseLessThanIsDrawn(at: BrowserDriver): Promise<void> {
  await at.choose('30 years');
  await at.fill(/^Draw amount/, '270000');
  await at.choose('5 years');
}

for (const [where, width] of [
  ['in the bar of a phone', 375],
  ['beside the cards of a wide page', 1280],
] as const) {
  test(`what a choice has moved besides is in sight: ${where}`, async ({ page, origins, sandbox }) => {
    await page.setViewportSize({ width, height: 812 });
    await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
    await chooseLessThanIsDrawn(new BrowserDriver(page));
    const notes = page.getByText(/^With 5 years the most is \$\d+,\d+\. We set your draw to that\.$/);
    await expect(notes.filter({ visible: true })).toHaveCount(1);
    await expect(notes.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    // The bar is higher for it, and nothing that has the focus lies behind it.
    await expectKeyboardReach(page);
  });
}

/** Runs in the page: whether an element is what is seen at its middle. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.elementFromPoint(x + width / 2, y + height / 2) === element;
}

/** Runs in the page, and ends after all listeners have run. */
function scrollUp(): Promise<unknown> {
  scrollTo({ top: 0 });
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page: a bar of the host's, as a question about cookies has one. */
function addBar(): void {
  const bar = Object.assign(document.createElement('aside'), { textContent: 'Do you like cookies?' });
  Object.assign(bar.style, { position: 'fixed', inset: 'auto 0 0', height: '150px', background: '#ddd' });
  document.body.append(bar);
  // At the end of the page it covers nothing.
  document.body.style.paddingBottom = bar.style.height;
}

test("the payment of an offer stays above a bar of the host's that comes later", async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  await chooseLessThanIsDrawn(new BrowserDriver(page));
  const payment = page.locator('[aria-hidden=true]').getByText(/^\$[\d,.]+ a month$/);
  await page.evaluate(scrollUp);
  await expect.poll(() => payment.evaluate(isUncovered)).toBe(true);
  await page.evaluate(addBar);
  // Nothing lies over it; a click would look for a place of the page where nothing does.
  await expect.poll(() => payment.evaluate(isUncovered)).toBe(true);
  // Neither does one of the two bars lie over what has the focus.
  await expectKeyboardReach(page);
});
