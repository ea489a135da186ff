import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { NOTICES } from '#remotes/borrower/notices/paths.ts';
import { login } from '#remotes/signer/access/login/screen.ts';
import { gated } from '#remotes/signer/screens.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { WALKS } from '../support/walks.ts';
import { expect, test } from './camera.ts';
import { readPageView, waitUntilStable } from './pageView';
import { isWanted, LENDER, SETTINGS } from './settings.ts';

const { org } = SETTINGS;

if (isWanted('notices')) {
  for (const path of NOTICES) {
    test(`notice ${path}`, async ({ page, origins, take }) => {
      await page.goto(LENDER.addressOf(origins, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Some lead on at once, to the lender's own pages.
      await expect(() => waitUntilStable(page)).toPass();
      if ((await readPageView(page)).path === path) await take('notices', path);
    });
  }
}

if (isWanted('signer')) {
  test('signer', async ({ page, origins, sandbox, take }) => {
    const at = new BrowserDriver(page);
    await WALKS.find(({ name }) => name === 'an invitation')?.go({ page, origins, sandbox, org });
    await take('signer', 'heloc-signer/login');
    await at.press('Sign in');
    await at.errors();
    await take('signer', 'heloc-signer/login, refused');
    await at.fill('6-digit code', '123456');
    await at.press('Sign in');
    await at.expectHeading('Pick up where you left off');
    for (const { path } of [login, ...gated]) {
      await page.goto(LENDER.addressOf(origins, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What the signer's status does not lead to is not shown.
      if ((await readPageView(page)).path === path) await take('signer', path);
    }
  });
}

/** Walks whose pages have pictures from the journey, the registration or the states of the screens. */
const ALREADY_CAPTURED = [
  'registration',
  'a notice',
  'an invitation',
  ...SCREEN_STATES.map(({ name }) => name),
];

if (isWanted('around')) {
  for (const { remote, name, go } of WALKS) {
    // A shell shows the same as a page.
    if (ALREADY_CAPTURED.includes(name) || name === 'in a shell') continue;
    test(`${remote}, ${name}`, async ({ page, origins, sandbox, take }) => {
      await go({ page, origins, sandbox, org });
      await take('around', `${remote}, ${name}`);
    });
  }

  test('an offer with all of its parts open', async ({ page, origins, sandbox, take }) => {
    await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION', 'product/select', org);
    for (const part of [
      'Origination fee',
      'Pay off other debts',
      'Your choice in pictures',
      'What you owe over time',
      'Your home and this line',
      'If you pay a little more each month',
    ])
      await page.getByText(part, { exact: true }).first().click();
    await take('around', 'offer, all of its parts open');
  });

  test('processing', async ({ page, origins, sandbox, take }) => {
    await openApplication(page, { origins, sandbox }, { scenario: 'waiting-for-ever' }, '', org);
    await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
    await take('around', 'processing');
  });
}
