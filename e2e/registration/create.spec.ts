import type { Page } from '@playwright/test';
import { writeMessage } from '#remotes/borrower/notices/support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { logIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { continueButton, heading } from '../support/registration.ts';

const APP = '/account/heloc';
const REGISTER = '/identity/api/v1/registration/register';
const PROFILE = '/service-profile/api/v1/profile/consent-types';

const ANSWERS = {
  propertyAddress: {
    street1: '12 Alder Lane',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    occupancyType: 'HOME',
  },
  isListedForSale: false,
  income: 120_000,
  employmentType: 'FULL_TIME',
  name: { firstName: 'Maria', lastName: 'Alvarez' },
  dob: '1980-04-12',
};
const prefilled = (lender: string) =>
  `${lender}${APP}/register-v2?org=OAKLINE&userData=${encodeURIComponent(JSON.stringify(ANSWERS))}`;

/** The steps of a link with answers, up to the one with this heading. */
async function through(at: BrowserDriver, page: Page, last: string): Promise<void> {
  await expect(page.locator('form').getByText(/^We have filled in what we were given/)).toBeVisible();
  for (const step of [
    'What property would you like to use?',
    'Is this property currently for sale?',
    'What is your annual income?',
    'What is your legal name?',
    'What is your date of birth?',
  ]) {
    await at.expectHeading(step);
    if (step === last) return;
    await at.continue();
  }
}

test.use({ tolerated: FAILED_REQUESTS });

test('a login in the middle of creating leads on by itself', async ({ page, origins, sandbox }) => {
  await sandbox.call('PUT', '/flags', { flags: { 'fe-heloc-auth0': true } });
  const { email, password } = await sandbox.create({ scenario: 'again-closed' });
  await page.goto(prefilled(origins.lender));
  const at = new BrowserDriver(page);
  await through(at, page, 'What is your date of birth?');
  await at.tick(/^I agree to the .* and Privacy Policy$/);
  await at.tick(/^I agree to receive documents and communications electronically/);
  await at.continue();

  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  await logIn(page, { email, password });
  await at.expectHeading('Choose your offer');
});

test('"Processing data" is one wait, from the submit to the offers', async ({ page, origins, sandbox }) => {
  await page.goto(prefilled(origins.lender));
  const at = new BrowserDriver(page);
  await through(at, page, 'What is your date of birth?');
  await at.continue();
  await at.expectHeading('How can we reach you?');
  await at.fill('Mobile phone', '3035550142');
  await at.fill('Email', `maria.create.${process.pid}@example.com`);
  await at.continue();
  await at.expectHeading('Create your account');
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-42!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Correct-Horse-42!');
  await at.tick(/^I agree to the .* and Privacy Policy$/);
  await at.tick(/^I agree to receive documents and communications electronically/);

  const modal = page.getByRole('dialog', { name: 'Processing data' });
  await sandbox.call('POST', '/faults', { path: PROFILE, kind: 'slow', delayMs: 500, times: 2 });
  await sandbox.call('POST', '/faults', { path: REGISTER, kind: 'status', status: 503, times: 1 });
  await at.continue();
  await expect(modal.getByRole('status')).toHaveText('Creating your account');
  const failure = page.getByText('Something went wrong. Please try again.');
  await expect(failure).toBeVisible();
  await expect(modal).toHaveCount(0);
  await expect(page.locator('[tabindex="-1"]', { has: failure }).last()).toBeFocused();

  await at.continue();
  await expect(modal).toBeVisible();
  await modal.evaluate((dialog) => {
    dialog.dataset.mark = 'the first';
  });
  await expect(page).toHaveURL(/\/account\/heloc\/[0-9a-f-]{36}/);
  await expect(modal).toHaveAttribute('data-mark', 'the first');
  await at.expectHeading('Choose your offer');
  await expect(modal).toHaveCount(0);
  await expect(heading(page, 'Choose your offer')).toBeFocused();
});

test('support takes a message from anyone, and another product leads here', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/account/mortgage/register?org=EMBERFOLD_CU`);
  await expect(heading(page, 'Coming soon')).toBeVisible();
  await page.getByRole('link', { name: 'Apply for a home equity line of credit' }).click();
  await expect(heading(page, 'What property would you like to use?')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${origins.lender}${APP}/register/support?org=EMBERFOLD_CU&reason=account-setup`);
  const at = new BrowserDriver(page);
  await at.press('Send');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await writeMessage(at);
  await at.press('Send');
  await expect(page.getByText('We will answer to ana@example.com.')).toBeVisible();
  await expectAccessible(page);
  await expect(continueButton(page)).toHaveCount(0);
});
