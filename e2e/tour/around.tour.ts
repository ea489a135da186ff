import { STATES } from '#remotes/journeys.ts';
import { sampleBanners } from '#scenarios/surroundings.ts';
import { openApplication } from '../support/application.ts';
import { WALKS } from '../support/walks.ts';
import { expect, test } from './camera.ts';
import { isWanted, SETTINGS } from './settings.ts';

const { org } = SETTINGS;

/** Walks whose pages have pictures from the journey, the registration or the states of the screens. */
const ALREADY_CAPTURED = ['registration', ...STATES.map(({ name }) => name)];

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

  test('bar, logged out', async ({ page, origins, take }) => {
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=${org}`);
    await expect(page.getByText('NMLS Consumer Access')).toBeAttached();
    await take('around', 'bar, logged out');
  });

  // A menu is open at the width at which it was opened.
  for (const [menu, width] of [
    ['Apps', 1280],
    ['Profile', 1280],
    ['Menu', 375],
  ] as const) {
    test(`bar, ${menu}`, async ({ page, origins, sandbox, take }) => {
      await page.setViewportSize({ width, height: 812 });
      const application = {
        status: { checklistStatus: 'INCOME_VERIFICATION' },
        user: { passwordExpired: true },
      };
      await openApplication(page, { origins, sandbox }, application, '', org);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await take('around', `bar, ${menu} open`);
    });
  }

  test('side bar', async ({ page, origins, sandbox, take }) => {
    await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', '', org);
    await page.goto(`${origins.lender}/account/heloc/not-accepting-apps?org=${org}`);
    await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeAttached();
    await take('around', 'side bar');
  });

  test('a tip and what a word means', async ({ page, origins, sandbox, take }) => {
    await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION', 'product/select', org);
    await page.getByRole('button', { name: 'About APR' }).click();
    await take('around', 'toggletip');
    await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION', '', org);
    await page.getByRole('button', { name: 'Open Electronic consent' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).hover();
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCSS('opacity', '1');
    await take('around', 'tooltip');
  });

  for (const [state, scenario, fault] of [
    ['none', 'notifications-0'],
    ['three', 'notifications-3'],
    ['25, all of the first', 'notifications-25'],
    ['hostile', 'notifications-hostile'],
    ['not loaded', 'notifications-3', { path: '/service-notifications/**', kind: 'status', status: 500 }],
  ] as const) {
    test(`notifications, ${state}`, async ({ page, origins, sandbox, take }) => {
      if (fault) await sandbox.fault(fault);
      await openApplication(page, { origins, sandbox }, { scenario }, '', org);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('group', { name: 'Notifications' });
      await expect(panel.getByText(/^(No Notifications|Mark all as read|Try again)$/)).toBeVisible();
      const viewAll = panel.getByRole('button', { name: 'View All' });
      if (await viewAll.isVisible()) await viewAll.click();
      await take('around', `notifications, ${state}`);
    });
  }

  for (const [state, accounts, fault] of [
    ['two', 2],
    ['one', 1],
    ['none', 0],
    ['not loaded', 2, { path: '/service-wallet/**', kind: 'status', status: 500 }],
  ] as const) {
    test(`accounts, ${state}`, async ({ page, origins, sandbox, take }) => {
      if (fault) await sandbox.fault(fault);
      const application = { status: { checklistStatus: 'INCOME_VERIFICATION' }, user: { accounts } };
      await openApplication(page, { origins, sandbox }, application, '', org);
      await page.getByRole('button', { name: /^(Profile|Menu)$/ }).click();
      await page.getByRole('button', { name: 'Switch Accounts' }).click();
      const dialog = page.getByRole('dialog', { name: 'Switch accounts' });
      const shown = /^(Switch|You have one account\.|No accounts|We could not load your accounts\.)$/;
      await expect(dialog.getByText(shown)).toBeVisible();
      await take('around', `accounts, ${state}`);
    });
  }
  for (const placement of ['product', 'marketing'])
    test(`announcements, ${placement}`, async ({ page, origins, sandbox, take }) => {
      await sandbox.call('PUT', '/banners', { items: sampleBanners(2, Date.now()) });
      const query = new URLSearchParams({ org, remote: 'banner', placement });
      await page.goto(`${origins.lender}/account/heloc/register-v2?${query}`);
      await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
      await take('around', `announcements, ${placement}`);
    });

  test('feedback to the CEO', async ({ page, origins, sandbox, take }) => {
    await openApplication(page, { origins, sandbox }, 'HMDA', 'start/hmda', org);
    const link = page.getByRole('button', { name: 'Share your feedback with the CEO' });
    // Of the main brand alone.
    await expect(page.getByText('NMLS Consumer Access')).toBeVisible();
    if ((await link.count()) === 0) return;
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await take('around', 'feedback to the CEO');
  });
}
