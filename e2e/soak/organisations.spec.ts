import { readdirSync } from 'node:fs';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { expectAccessible, expectErrorsTold } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectReadable } from '../support/reading.ts';

const ORGANISATIONS = readdirSync('themes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'base')
  .map(({ name }) => name);

/** Some organisations take nobody without one. */
const REFERRER = '11111111-1111-4111-8111-111111111111';

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
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=${org}&referrer=${REFERRER}`);
    await at.expectHeading('What property would you like to use?');
    await expectAccessible(page);
    await at.press('Enter address manually');
    await at.press('Continue');
    await expectErrorsTold(page, ['Street address is required']);
    await expectReadable(page);
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
