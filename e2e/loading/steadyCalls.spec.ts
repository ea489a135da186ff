import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { offered, openChatPage, openDesk } from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({ chat: true });

const SECOND_MS = 1000;
const MINUTES = 3;
/** What else an application asks again: whether a condition has come. */
const CONDITIONS = 'GET conditions/external-applicants';
const NOTIFICATIONS = 'GET v1/notifications';
const CHAT = ['GET OPS_CHAT/openStatus', 'POST v1/feature'];

/** As if the tab were covered by another. */
const cover = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** What is asked of the API in that many minutes of the page's clock, and how often. */
async function askedIn(page: Page, sandbox: Sandbox, minutes: number): Promise<Record<string, number>> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const { length } = await sandbox.requests();
  for (let passed = 0; passed < minutes * 60; passed += 10) {
    await page.clock.runFor(10 * SECOND_MS);
    // A pause begins with the answer.
    await expect.poll(() => open.size).toBe(0);
  }
  const counts: Record<string, number> = {};
  for (const { method, path } of (await sandbox.requests()).slice(length)) {
    const call = `${method} ${path.split('/').slice(-2).join('/')}`;
    counts[call] = (counts[call] ?? 0) + 1;
  }
  return counts;
}

/** Each of these once a minute, and nothing else; a pause may be a tenth shorter or longer. Unseen, for ten minutes, nothing. */
async function expectOnceAMinute(page: Page, sandbox: Sandbox, calls: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  const counts = await askedIn(page, sandbox, MINUTES);
  expect(Object.keys(counts).toSorted()).toEqual(calls.toSorted());
  for (const [call, count] of Object.entries(counts))
    expect(Math.abs(count - MINUTES), `${call} ${count} times`).toBeLessThanOrEqual(1);
  await cover(page);
  expect(await askedIn(page, sandbox, 10)).toEqual({});
}

test('an application with a chat beside it asks each minute for what may have changed, and for nothing unseen', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.clock.install();
  await openApplication(page, { origins, sandbox }, { scenario: 'notifications-1' });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expectOnceAMinute(page, sandbox, [NOTIFICATIONS, CONDITIONS, ...CHAT]);
});

test('so does a chat alone', { tag: '@soak' }, async ({ page, origins, sandbox }) => {
  await page.clock.install();
  await openDesk(sandbox);
  await openChatPage(page, origins);
  await expect(offered(page)).toBeVisible();
  await expectOnceAMinute(page, sandbox, CHAT);
});
