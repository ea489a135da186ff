import { registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { expectAccessible, expectErrorsAnnounced } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectDistinguishable, indistinctParts } from '../support/forcedColors.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS, sampleOf } from '../support/organisations.ts';
import { unreadableTexts } from '../support/pixels.ts';
import { expectReadable } from '../support/reading.ts';

/** Every screen that opens by itself, once. */
const SCREENS = SCREEN_STATES.filter(
  ({ application, path }, index) =>
    SCREEN_STATES.findIndex(
      (other) => JSON.stringify([other.application, other.path]) === JSON.stringify([application, path]),
    ) === index,
);
const SCHEMES = ['light', 'dark'] as const;

const inShortRun = sampleOf(1);
const onEveryScreen = sampleOf(8);
const asking = ORGANISATIONS.find((org) => lenderOf(org).asks.askRecentTransfer);

// Strokes of letters are some pixels wide: what they have is their colour, not that of a smoothed edge.
test.use({ deviceScaleFactor: 3 });

for (const org of ORGANISATIONS) {
  test(`${org}: the first step in both schemes`, { tag: inShortRun.has(org) ? [] : '@soak' }, async ({
    page,
    origins,
  }) => {
    const at = new BrowserDriver(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.goto(lenderOf(org).addressOf(origins, 'register-v2'));
      await at.expectHeading('What property would you like to use?');
      await expectAccessible(page);
      expect(await unreadableTexts(page)).toEqual([]);
    }
    expect(await indistinctParts(page)).toEqual([]);
    await at.press('Enter address manually');
    await at.continue();
    await expectErrorsAnnounced(page, ['Street address is required']);
    await expectReadable(page);
  });

  test(`${org}: offers in both schemes`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION', '', org);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await unreadableTexts(page)).toEqual([]);
    }
    await expectReadable(page);
    await expectDistinguishable(page);
  });

  test(`${org}: registration of a second home, with all that is asked`, {
    tag: org === asking ? [] : '@soak',
  }, async ({ page, origins }) => {
    const { addressOf, asks, customer } = lenderOf(org);
    const at = new BrowserDriver(page);
    await page.goto(addressOf(origins, 'register-v2'));
    await registerUntilAccount(at, customer({ occupancy: 'Second home' }), asks);
    await at.expectHeading('Create your account');
  });

  if (!onEveryScreen.has(org)) continue;
  for (const { name, application, path } of SCREENS) {
    test(`${org}: ${name}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
      await openApplication(page, { origins, sandbox }, application, path, org);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectReadable(page);
      await expectDistinguishable(page);
    });
  }
}
