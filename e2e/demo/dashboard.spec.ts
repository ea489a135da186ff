import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { ORGANISATIONS } from '../support/organisations.ts';
import { withText } from '../support/reading.ts';
import { heading } from '../support/registration.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

for (const [width, colorScheme] of [
  [375, 'dark'],
  [1280, 'light'],
] as const) {
  test(`lists the person's applications with how they stand, at ${width} px`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origins.dashboard}/dashboard`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Log in to see your applications and go on with one.',
    );
    const bar = page.getByRole('navigation', { name: 'Account' });
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

    const { jwt, loanNumber } = await sandbox.create({ status: { checklistStatus: 'INCOME_VERIFICATION' } });
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await page.reload();
    // One bar on every page, and it is the application's.
    const isWide = width === 1280;
    const expectOneBar = async () => {
      await expect(bar.getByRole('button', { name: isWide ? 'Profile' : 'Menu' })).toBeVisible();
      await expect(bar).toHaveCount(1);
      await expect(page.getByRole('img', { name: 'Oakline' })).toHaveCount(1);
    };
    await expectOneBar();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide });
    const application = page.getByRole('listitem').filter({ hasText: loanNumber });
    await expect(application).toContainText('Next: show us your income.');
    await expect(application).toContainText('Step 4 of 7');
    expect(await axeOfPage(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await application.getByRole('link', { name: `Continue application ${loanNumber}` }).click();
    await expect(heading(page, 'Verify your income')).toBeVisible();

    // Whose way back loads no page.
    await expectOneBar();
    expect(await axeOfPage(page)).toEqual([]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    if (!isWide) await bar.getByRole('button', { name: 'Menu' }).click();
    const menu = isWide ? bar : page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Your applications')).toBeVisible();
    await expectOneBar();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('at 320 px and 400 % text nothing of the bar, its panel and its dialog is beside the page', {
  tag: '@soak',
}, async ({ page, origins, sandbox }) => {
  const { jwt } = await sandbox.create({ scenario: 'notifications-9' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${origins.dashboard}/dashboard`);
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  const panel = page.locator('[popover]:popover-open');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const beside = (shown: Locator) =>
    shown.evaluate((box) =>
      [box, ...box.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > 320)
        .map(({ localName, textContent }) => `${localName} ${textContent}`),
    );
  await withText(page, 4, async () => {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await sideways()).toBe(0);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await page.reload();
    await expect(menu).toBeVisible();
    expect(await sideways()).toBe(0);
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    expect.soft(await beside(panel)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.click();
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect.soft(await beside(dialog)).toEqual([]);
  });
});

test('each page that a bar or the footer leads to has the bar', async ({ page, origins, sandbox }) => {
  const { jwt } = await sandbox.create({ status: { checklistStatus: 'INCOME_VERIFICATION' } });
  await page.goto(`${origins.dashboard}/auth/login`);
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  for (const [path, name] of [
    ['/contact', 'Support'],
    ['/dashboard/settings', 'Settings'],
    ['/pay', 'Pay'],
    ['/terms', 'Terms'],
  ] as const) {
    await page.goto(origins.dashboard + path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} | Oakline`);
    await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
    expect(await axeOfPage(page)).toEqual([]);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Your applications')).toBeVisible();
});

/** One for each height that a bar has. */
const HEIGHTS = new Map(
  ORGANISATIONS.map((org) => {
    const { header, tokens } = JSON.parse(readFileSync(`dist/themes/${org}/theme.json`, 'utf8'));
    return [`${header} ${tokens.space}`, org] as const;
  }),
);
test('nothing moves as a page is loaded, whichever organisation', async ({ page, origins, sandbox }) => {
  await page.addInitScript(watchShifts);
  // The applications come last.
  await page.route(`${origins.api}/**/heloc/all`, async (route) => {
    await expect(page.getByRole('button', { name: /Profile|Menu/ })).toBeVisible();
    await route.continue();
  });
  for (const org of HEIGHTS.values()) {
    const { jwt } = await sandbox.create({ org, status: { checklistStatus: 'INCOME_VERIFICATION' } });
    await page.goto(`${origins.dashboard}/auth/login`);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origins.dashboard}/dashboard`);
      await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
      await expect(page.getByRole('button', { name: width < 768 ? 'Menu' : 'Profile' })).toBeVisible();
      expect(await shiftsOf(page), `${org} at ${width}`).toEqual([]);
    }
  }
});

/** docs/rules.md#logout */
test.describe('a logout', () => {
  test.use({
    tolerated: {
      ...FAILED_REQUESTS,
      'a logout fails on purpose': /where: logout|address that is not allowed/,
    },
  });
  for (const [how, fault, at] of [
    ['goes where the broker says', undefined, '/auth/login?via=broker'],
    ['goes to the login when the call fails', { kind: 'network' }, '/auth/login'],
    [
      'goes to the login when the broker sends elsewhere',
      { kind: 'status', status: 200, body: { redirect: 'https://elsewhere.example/' } },
      '/auth/login',
    ],
    ['goes to the login when the call hangs', { kind: 'timeout' }, '/auth/login'],
  ] as const) {
    for (const where of ['dashboard', 'application'] as const) {
      test(`at the ${where} ${how}, and nothing of the person is left`, async ({
        page,
        origins,
        sandbox,
      }) => {
        const { jwt, uuid } = await sandbox.create({ status: { checklistStatus: 'INCOME_VERIFICATION' } });
        await page.goto(`${origins.dashboard}/auth/login`);
        await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
        await page.goto(
          `${origins.dashboard}${where === 'dashboard' ? '/dashboard' : `/account/heloc/${uuid}`}`,
        );
        const bar = page.getByRole('navigation', { name: 'Account' });
        await bar.getByRole('button', { name: 'Profile' }).click();
        if (fault) await sandbox.fault({ path: '**/logout', ...fault });
        await bar.getByRole('button', { name: 'Logout' }).click();
        await expect(page).toHaveURL(`${origins.dashboard}${at}`);
        expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
        await page.goto(`${origins.dashboard}/dashboard`);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          'Log in to see your applications and go on with one.',
        );
        await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0);
      });
    }
  }
});

test('what has ended leads nowhere', async ({ page, origins, sandbox }) => {
  const { jwt, loanNumber } = await sandbox.create({ status: { checklistStatus: 'COMPLETE' } });
  for (const host of ['dashboard', 'lender'] as const) {
    await page.goto(`${origins[host]}/auth/login`);
    await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${origins[host]}/dashboard`);
    const application = page.getByRole('listitem').filter({ hasText: loanNumber });
    await expect(application).toContainText(/all done/i);
    await expect(application.getByRole('link')).toHaveCount(0);
  }
});
