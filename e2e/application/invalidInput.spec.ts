import type { Page } from '@playwright/test';
import { contactPurpose } from '#remotes/borrower/start/contact/journey.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** What people and machines paste into a text field. */
const RUBBISH = {
  'ten thousand characters': 'x'.repeat(10_000),
  emoji: '👩‍👩‍👧‍👦🏠'.repeat(20),
  'right to left': 'שלום \u202Eevil\u202C مرحبا',
  'script text': `<script>window.pwned = true</script><img src=x onerror="window.pwned = true">`,
};

/** Submits each kind in each field: the page says what is wrong, keeps what was typed, runs nothing, stays in width. */
async function expectAnswersKept(page: Page, fields: readonly string[]): Promise<void> {
  const at = new BrowserDriver(page);
  for (const [kind, text] of Object.entries(RUBBISH)) {
    for (const name of fields) await at.fill(name, text);
    await at.continue();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' }), kind).toBeVisible();
    for (const name of fields) {
      const kept = await at.field(name).inputValue();
      expect.soft(kept, `${kind} in ${name}`).not.toBe('');
      expect.soft(text.startsWith(kept), `${kind} in ${name}`).toBe(true);
    }
    expect(await page.evaluate(() => 'pwned' in window), kind).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), kind).toBe(0);
  }
}

test('rubbish in the property address', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await at.press('Enter address manually');
  await expectAnswersKept(page, ['Street address', 'City']);
});

test('rubbish in the details of a co-owner', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  await contactPurpose(at);
  await at.choose('Joint owner');
  await expectAnswersKept(page, ['First name', 'Last name', 'Email']);
});
