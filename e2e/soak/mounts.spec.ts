import type { Page } from '@playwright/test';
import { mounts } from '../bench/mounts.mjs';
import { signIn } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { resourcesOf, watchResources } from '../support/resources.ts';

test('100 mounts leave nothing behind', { tag: '@soak' }, async ({ browser, origins }) => {
  const left = await mounts(browser, origins);
  expect(left.nodes).toBeLessThanOrEqual(0);
  expect(left.listeners).toBeLessThanOrEqual(0);
  // Kilobytes.
  expect(left.held).toBeLessThan(4);
});

interface Handle {
  readonly ready: Promise<void>;
  unmount(): Promise<void>;
}
interface Host {
  HelocWidget: { mount(options: object): Handle };
  mounted: Handle[];
}

/** Mounts what a page may have of us at once, as often as it is asked, on a page that records. */
const mountAll = (page: Page, uuid: string) =>
  page.evaluate(async (initialPath) => {
    const host = window as unknown as Host;
    const options = { org: 'OAKLINE', history: 'memory', environment: 'test', vitals: 'page' };
    host.mounted = ['borrower', 'chat', 'banner'].map((remote) => {
      const target = document.querySelector(`#${remote}`);
      return host.HelocWidget.mount({ ...options, initialPath, remote, target });
    });
    await Promise.all(host.mounted.map(({ ready }) => ready));
  }, `/${uuid}`);

const unmountAll = (page: Page) =>
  page.evaluate(async () => {
    const host = window as unknown as Host;
    await Promise.all(host.mounted.splice(0).map((handle) => handle.unmount()));
  });

/** All that comes once a page is idle is there, and a menu has been open. */
async function use(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('button', { name: 'Switch Accounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
}

/** For five seconds an application that has gone goes on reporting its errors. */
const REPORTING = ['listeners Window error', 'listeners Window unhandledrejection', 'setTimeout 5000'];

const without = (found: Record<string, number>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !names.includes(name)));

for (const { times, leftOut, tag } of [
  { times: 2, leftOut: REPORTING, tag: [] },
  { times: 100, leftOut: [], tag: ['@soak'] },
])
  test(`${times} mounts of three remotes, each used, leave no listener, timer, observer or entry`, {
    tag,
  }, async ({ page, origins, sandbox }) => {
    await sandbox.call('PUT', '/flags', { 'fe-heloc-web-chat': true });
    const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'HMDA' }, notifications: 3 });
    await watchResources(page);
    await servePage(page, origins, {
      head: `<script>FS = (command) => command === 'getSession' && 'https://app.fullstory.com/ui/1';</script>`,
      content: '<div id="banner"></div><div id="borrower"></div><div id="chat"></div>',
    });
    await page.goto(`${origins.lender}/account/heloc`);
    await signIn(page, origins, jwt);
    const round = async () => {
      await mountAll(page, uuid);
      await use(page);
      await unmountAll(page);
    };
    const left = async () => without(await resourcesOf(page), leftOut);
    // What each script of a page does once is done, and no call is under way any more.
    await round();
    await expect
      .poll(async () => Object.keys(await left()).filter((name) => name.includes('setTimeout')))
      .toEqual([]);
    const before = await left();
    for (let index = 0; index < times; index += 1) await round();
    await expect.poll(left).toEqual(before);
  });
