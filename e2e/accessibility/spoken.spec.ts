import type { Page } from '@playwright/test';
import {
  account,
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
} from '#packages/testing/playwright/registration.ts';
import { sampleBanners } from '#scenarios/surroundings.ts';
import { accessibilityTree } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { createPerson } from '../support/registration.ts';

const WIDTH = 320;
const FIELDS = ['textbox', 'combobox', 'radio', 'checkbox'];

/** What a screen reader announces when a step opens: the position, on the heading that has the focus, and how far. */
async function expectPositionAnnounced(page: Page, heading: string, progress: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  const tree = await accessibilityTree(page);
  expect(tree).toContainEqual(expect.objectContaining({ role: 'heading', name: heading, focused: true }));
  expect(tree).toContainEqual(expect.objectContaining({ role: 'progressbar', name: progress }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
}

/** What it announces after a refused submit: what is wrong, on the field as well, and the way there. */
async function expectProblemsAnnounced(page: Page, messages: readonly string[]): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.locator('xpath=..')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const invalid = (await accessibilityTree(page)).filter((node) => node.invalid);
  for (const message of messages) {
    expect(invalid).toContainEqual(
      expect.objectContaining({ description: expect.stringContaining(`Error: ${message}`) }),
    );
  }
  expect(invalid.every(({ description }) => /Error: \S/.test(description))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(
    summary.getByRole('link', { name: new RegExp(`(^|: )${messages[0]}$`) }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  const focused = (await accessibilityTree(page)).filter((node) => node.focused).map(({ role }) => role);
  expect(FIELDS).toContain(focused.at(-1));
}

test('registration on a small phone, by keyboard and ear alone', async ({ page, origins }) => {
  const person = createPerson();
  const at = new BrowserDriver(page, keyboard(page));
  await page.setViewportSize({ width: WIDTH, height: 640 });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);

  await at.expectHeading('What property would you like to use?');
  await expect(page.getByRole('progressbar', { name: 'Question 1 of 7' })).toBeVisible();
  await at.continue();
  await expectProblemsAnnounced(page, [
    'Please enter a valid property address',
    'Please select an occupancy type',
  ]);
  const search = page.getByRole('combobox', { name: 'Property address' });
  await expect(search).toBeFocused();
  await page.keyboard.type('148 Maple');
  await expect(page.getByRole('status').filter({ hasText: /\d+ / })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue(/^148 Maple St, /);
  await at.choose(person.occupancy);
  await at.continue();

  const steps = [
    ['Is this property currently for sale?', ['Required'], forSale],
    ['What is your annual income?', ['Required'], income],
    ['What is your legal name?', ['Please enter the first name', 'Last name is required'], legalName],
    ['What is your date of birth?', ['Date of birth is required'], birthdate],
    ['How can we reach you?', ['Please enter your mobile phone', 'Please enter your email'], phoneAndEmail],
    ['Create your account', ['Required'], account],
  ] as const;
  for (const [index, [heading, messages, answer]] of steps.entries()) {
    await test.step(heading, async () => {
      await expectPositionAnnounced(page, heading, `Step 1 of 7: Basic Info · Question ${index + 2} of 7`);
      await at.continue();
      await expectProblemsAnnounced(page, messages);
      await answer(at, person);
    });
  }
  await at.expectHeading('Choose your offer');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your offer' })).toBeFocused();
});

/** What is heard of a dialog that is sent empty: its name, then what is missing, and the way to the first field of it. */
for (const { name, application, path, opener, title, send, missing, says } of [
  {
    name: 'feedback',
    application: 'HMDA',
    path: 'start/hmda',
    opener: 'Share your feedback with the CEO',
    title: 'Share your thoughts with our CEO',
    send: 'Send to the CEO',
    missing: 'Required',
    says: 'This goes to our CEO.',
  },
  {
    name: 'the survey',
    application: 'OFFER_SELECTION',
    path: undefined,
    opener: 'Save and finish later',
    title: 'Before you go',
    send: 'Submit',
    missing: 'Please select a reason',
    says: 'Would you tell us why you leave?',
  },
])
  test(`${name}, by keyboard and ear alone`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
    await page.setViewportSize({ width: WIDTH, height: 640 });
    await openApplication(page, { origins, sandbox }, application, path);
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(new RegExp(says.replace('?', '\\?')));
    const tree = await accessibilityTree(page);
    expect(tree).toContainEqual(expect.objectContaining({ role: 'heading', name: title, focused: true }));
    await dialog.getByRole('button', { name: send }).press('Enter');
    const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.locator('xpath=..')).toBeFocused();
    const invalid = (await accessibilityTree(page)).filter((node) => node.invalid);
    expect(invalid).toContainEqual(
      expect.objectContaining({ description: expect.stringContaining(`Error: ${missing}`) }),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await accessibilityTree(page)).filter((node) => node.focused).at(-1)?.role).toBe('radio');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
  });

test('announcements are a region that reads each with its kind first, and takes no focus', {
  tag: '@soak',
}, async ({ page, origins, sandbox }) => {
  await sandbox.call('PUT', '/banners', { items: sampleBanners(2, Date.now()) });
  await servePage(page, origins, {
    content:
      '<heloc-application org="OAKLINE" remote="banner"></heloc-application><main><h1>Rates</h1></main>',
    path: '/home-equity',
  });
  await page.goto(`${origins.lender}/home-equity`);
  const region = page.getByRole('region', { name: 'Announcements' });
  await expect(region.getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  for (const item of await region.getByRole('listitem').all()) {
    const text = (await item.getByRole('paragraph').textContent()) ?? '';
    expect(text).toMatch(/^(Information|Warning): \S/);
    await expect(item.getByRole('button')).toHaveAccessibleName(`Dismiss ${text}`);
  }
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
