import type { Page } from '@playwright/test';
import { STATES } from '#remotes/journeys.ts';
import { expectAccessible, PHONE, WIDTHS } from '../support/accessibility.ts';
import { addressOf, openApplication, signIn } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { indistinctParts } from '../support/forcedColors.ts';
import { servePage } from '../support/hostPage.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { reachState } from '../support/states.ts';

const PATH = '/service-notifications/secure/api/v1/notifications';
const MINUTE_MS = 60_000;

test.use({
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('group', { name: 'Notifications' });
const items = (page: Page) => panel(page).getByRole('listitem');

const readFirst = (page: Page) =>
  items(page)
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click();

async function asked(sandbox: Sandbox, method = 'GET'): Promise<number> {
  const all = await sandbox.requests();
  return all.filter((request) => request.method === method && request.path.startsWith(PATH)).length;
}

/** As if the tab were covered by another, or came back. */
const cover = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const width of WIDTHS)
  test(`by keyboard and ear alone, at ${width}`, { tag: width === PHONE ? [] : ['@soak'] }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openApplication(page, { origins, sandbox }, { scenario: 'notifications-9' });
    await expect(bell(page)).toHaveAccessibleName('Notifications, 8+ unread');
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
    await bell(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused();

    const spoken = await items(page).first().ariaSnapshot();
    expect(spoken.replace(/\s+/g, ' ')).toMatch(
      /Unread.*Your offer is ready.*See the rate.*Just now.*, \w+ \d+, 2026 at.*link "See your offer".*button "Mark as read Your offer is ready"/,
    );

    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'See your offer' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(items(page).first()).not.toContainText('Unread');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 8 unread');
    await panel(page).getByRole('button', { name: 'View All' }).focus();
    await page.keyboard.press('Space');
    await expect(items(page)).toHaveCount(9);
    await expect(items(page).nth(3).getByRole('paragraph').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(bell(page)).toBeFocused();
    expect(await asked(sandbox)).toBe(1);
  });

test('is accessible as it is, in the dark, in forced colors, and at 400 %', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, { scenario: 'notifications-hostile' });
  await bell(page).click();
  await expect(items(page)).toHaveCount(3);
  await expectAccessible(page, WIDTHS);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await indistinctParts(page)).toEqual([]);
  // 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const last = items(page)
    .last()
    .getByRole('button', { name: /^Mark as read/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const box = await panel(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('asks each minute while the page is seen, never while it is covered, and at once after that', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.clock.install();
  await openApplication(page, { origins, sandbox }, { scenario: 'notifications-1' });
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const count = () => expect.poll(() => asked(sandbox));
  await count().toBe(1);
  await page.clock.fastForward(0.85 * MINUTE_MS);
  await count().toBe(1);
  await page.clock.fastForward(0.3 * MINUTE_MS);
  await count().toBe(2);
  await cover(page, 'hidden');
  await page.clock.fastForward(10 * MINUTE_MS);
  await count().toBe(2);
  await cover(page, 'visible');
  await count().toBe(3);
  await cover(page, 'hidden');
  await cover(page, 'visible');
  await count().toBe(3);
});

test.describe('after failures', () => {
  test.use({ tolerated: FAILED_REQUESTS });
  test('asks less and less often, and not before the server wants', { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.clock.install();
    await sandbox.fault({
      method: 'GET',
      path: PATH,
      kind: 'status',
      status: 429,
      retryAfter: 240,
      times: 1,
    });
    await openApplication(page, { origins, sandbox }, { scenario: 'notifications-1' });
    await expect.poll(() => asked(sandbox)).toBe(1);
    await page.clock.fastForward(3.9 * MINUTE_MS);
    await cover(page, 'hidden');
    await cover(page, 'visible');
    expect(await asked(sandbox)).toBe(1);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.clock.fastForward(0.2 * MINUTE_MS);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });
});

test('nobody is asked for a visitor, or where the page has a header of its own', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await expect(page.getByRole('link', { name: /^Terms/ })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(await asked(sandbox)).toBe(0);
  // Else the visitor's page finds out by itself that somebody has logged in, and asks for them.
  await page.goto('about:blank');
  const made = await sandbox.create({ scenario: 'notifications-3' });
  await signIn(page, origins, made.jwt);
  await servePage(page, origins, {
    content: '<header>Ours</header><heloc-application org="OAKLINE" chrome="none"></heloc-application>',
  });
  await page.goto(addressOf(origins, made.uuid));
  await expect(page.getByRole('heading', { level: 1, name: 'Demographic information' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Terms/ })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(await asked(sandbox)).toBe(0);
});

test('a link leaves for the brand’s site and is read; one below the base path stays in the application', async ({
  page,
  origins,
  sandbox,
}) => {
  const made = await openApplication(page, { origins, sandbox }, { status: { checklistStatus: 'HMDA' } });
  const ctas = (title: string, redirectPath: string) => [{ title, redirectPath }];
  await sandbox.call('POST', '/notifications', {
    identity: made.identityUuid,
    items: [
      { title: 'Within', ctas: ctas('Go on', `/account/heloc/${made.uuid}/bank/disburse`) },
      { title: 'Away', ctas: ctas('See the dashboard', '/dashboard?tab=1') },
    ],
  });
  await page.reload();
  await bell(page).click();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await panel(page).getByRole('link', { name: 'Go on' }).click();
  // Its status says what is shown.
  await expect(page).toHaveURL(new RegExp(`${made.uuid}/start/hmda`));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'See the dashboard' }).click();
  await page.waitForURL(/\/dashboard\?tab=1$/);
  await expect.poll(() => asked(sandbox, 'PUT')).toBe(2);
});

test('what is read in one tab is read in another', { tag: '@soak' }, async ({ page, origins, sandbox }) => {
  const made = await openApplication(page, { origins, sandbox }, { scenario: 'notifications-3' });
  const other = await page.context().newPage();
  await other.goto(addressOf(origins, made.uuid));
  await expect(bell(other)).toHaveAccessibleName('Notifications, 3 unread');
  await bell(page).click();
  await readFirst(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
  const kept = await page.evaluate(() => localStorage.getItem('heloc:notifications-changed'));
  expect(kept).toMatch(/^[\da-f-]{36}$/);
});

test('what is read in one mount of a page is read in another', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  const made = await sandbox.create({ scenario: 'notifications-3' });
  await signIn(page, origins, made.jwt);
  const mount = `<heloc-application org="OAKLINE" history="memory" initial-path="/${made.uuid}"></heloc-application>`;
  await servePage(page, origins, { content: mount + mount });
  await page.goto(addressOf(origins, made.uuid));
  const names = () => bell(page).evaluateAll((bells) => bells.map(({ ariaLabel }) => ariaLabel));
  await expect.poll(names).toEqual(Array(2).fill('Notifications, 3 unread'));
  await bell(page).first().click();
  await readFirst(page);
  await expect.poll(names).toEqual(Array(2).fill('Notifications, 2 unread'));
  expect(await asked(sandbox)).toBe(3);
});

for (const name of ['signing/sign, adopted', 'notary/session'])
  test(`nothing is asked for on ${name}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
    const state = STATES.find((other) => other.name === name);
    if (!state) throw new Error(`No state is named "${name}"`);
    await reachState(state, page, { origins, sandbox }, 'OAKLINE');
    await expect(bell(page)).toBeVisible();
    const before = await asked(sandbox);
    const signal = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'heloc:notifications-changed' }));
    await page.evaluate(signal);
    await cover(page, 'hidden');
    await cover(page, 'visible');
    // What is asked for is sent before an answer to something later is there.
    await page.evaluate(
      (api) => fetch(`${api}/sandbox/v1/clock`).then((answer) => answer.text()),
      origins.api,
    );
    expect(await asked(sandbox)).toBe(before);
  });
