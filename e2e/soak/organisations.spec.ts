import { readdirSync } from 'node:fs';
import { registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { expectAccessible, expectErrorsAnnounced } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { expectReadable } from '../support/reading.ts';

const ORGANISATIONS = readdirSync('themes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'base')
  .map(({ name }) => name);

/** Every screen that opens by itself, once. */
const SCREENS = SCREEN_STATES.filter(
  ({ application, path }, index) =>
    SCREEN_STATES.findIndex(
      (other) => JSON.stringify([other.application, other.path]) === JSON.stringify([application, path]),
    ) === index,
);

for (const org of ORGANISATIONS) {
  test(`${org}: registration`, { tag: '@soak' }, async ({ page, origins }) => {
    const at = new BrowserDriver(page);
    await page.goto(lenderOf(org).addressOf(origins, 'register-v2'));
    await at.expectHeading('What property would you like to use?');
    await expectAccessible(page);
    await at.press('Enter address manually');
    await at.continue();
    await expectErrorsAnnounced(page, ['Street address is required']);
    await expectReadable(page);
  });

  const tag = lenderOf(org).asks.askRecentTransfer ? [] : '@soak';
  test(`${org}: registration of a second home, with all that is asked`, { tag }, async ({
    page,
    origins,
  }) => {
    const { addressOf, asks, customer } = lenderOf(org);
    const at = new BrowserDriver(page);
    await page.goto(addressOf(origins, 'register-v2'));
    await registerUntilAccount(at, customer({ occupancy: 'Second home' }), asks);
    await at.expectHeading('Create your account');
  });

  for (const { name, application, path } of SCREENS) {
    test(`${org}: ${name}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
      await openApplication(page, { origins, sandbox }, application, path, org);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectReadable(page);
    });
  }
}
