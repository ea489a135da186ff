import type { Page } from '@playwright/test';
import { leaveAndReturn, noteKeptPages } from '../support/backForward.ts';
import { conversations, field, log, openTalk, panel, said, send } from '../support/chat.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { KEEPS_PAGES, wholeBrowser } from '../support/wholeBrowser.ts';

test.use({
  chat: true,
  tolerated: { ...FAILED_REQUESTS, 'connections are cut': /^WebSocket connection to/ },
  ...wholeBrowser(KEEPS_PAGES),
});

async function talk(page: Page, origins: Origins, sandbox: Sandbox) {
  const agent = await openTalk(page, origins, sandbox);
  await agent.does({ say: 'Hello' });
  await expect(said(page)).toHaveText(['Hello']);
  return agent;
}

test('Back to a page that the browser kept shows what was said meanwhile, and goes on', {
  tag: '@soak',
}, async ({ page, origins, sandbox }) => {
  await noteKeptPages(page);
  const agent = await talk(page, origins, sandbox);
  await field(page).fill('Not sent');
  let told = 0;
  await leaveAndReturn(page, origins, {
    arrange: async () => {
      await page.goto(`${origins.lender}/rates`);
      await expect(field(page)).toHaveValue('Not sent');
    },
    meanwhile: async () => {
      told += 1;
      await agent.does({ say: `Meanwhile ${told}` });
    },
  });
  const before = ['Hello', ...Array.from({ length: told }, (_, index) => `Meanwhile ${index + 1}`)];
  await expect(said(page)).toHaveText(before);
  await field(page).press('Enter');
  await expect(said(page)).toHaveText([...before, 'Not sent']);
  await agent.does({ say: 'Good' });
  await expect(said(page)).toHaveText([...before, 'Not sent', 'Good']);
  expect(await conversations(sandbox)).toHaveLength(1);
});

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Connections that look open: what is tried over them is not known to have failed. */
const HALF_OPEN = { on: 'ping', kind: 'half-open-in' };

interface Absence {
  /** What goes wrong, before. */
  fault?: object;
  go(page: Page): Promise<unknown>;
  /** Where somebody is not there; the clock of the page passes here. */
  pass(page: Page): Promise<unknown>;
  back(page: Page): Promise<unknown>;
}

const ABSENCES: Record<string, Absence> = {
  '30 s without a network': {
    go: (page) => page.context().setOffline(true),
    pass: (page) => page.clock.runFor(30_000),
    back: (page) => page.context().setOffline(false),
  },
  'three minutes in a pocket, over a connection that is dead and looks open': {
    fault: HALF_OPEN,
    async go(page) {
      // The ping after which nothing comes in any more.
      await page.clock.runFor(11_000);
      await setHidden(page, true);
    },
    pass: (page) => page.clock.fastForward(180_000),
    back: (page) => setHidden(page, false),
  },
  'three hours under a closed lid': {
    fault: HALF_OPEN,
    async go(page) {
      await page.clock.runFor(11_000);
      await setHidden(page, true);
    },
    // No timer runs, and the clock that counts from the page's beginning stands still.
    pass: async (page) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3 * 3_600_000),
    back: (page) => setHidden(page, false),
  },
  'a connection over which nothing comes in any more': {
    fault: HALF_OPEN,
    go: (page) => page.clock.runFor(11_000),
    pass: (page) => page.clock.runFor(30_000),
    back: async () => {},
  },
  'a connection over which nothing goes out any more': {
    fault: { on: 'ping', kind: 'half-open-out' },
    go: (page) => page.clock.runFor(11_000),
    pass: (page) => page.clock.runFor(30_000),
    back: async () => {},
  },
  'a connection that is closed': {
    fault: { on: 'event', kind: 'close' },
    go: async () => {},
    pass: (page) => page.clock.runFor(5000),
    back: async () => {},
  },
};

for (const [absence, { fault, go, pass, back }] of Object.entries(ABSENCES)) {
  test(`after ${absence} all that was said is there once, in its order`, { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.clock.install();
    const agent = await talk(page, origins, sandbox);
    await send(page, 'Before');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    if (fault) await agent.fails(fault);
    await go(page);
    for (const say of ['One', 'Two', 'Three']) await agent.does({ say });
    await send(page, 'Meanwhile');
    await pass(page);
    await back(page);
    const all = ['Hello', 'Before', 'One', 'Two', 'Three', 'Meanwhile'];
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await said(page).allTextContents()).toEqual(all);
      await expect(log(page).getByText('Sent', { exact: true })).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 60_000 });
    await agent.does({ say: 'After' });
    await expect(said(page)).toHaveText([...all, 'After']);
    await expect(panel(page).getByText(/^Connection lost/)).toHaveCount(0);
    expect((await agent.has()).map(({ text }) => text)).toEqual([...all, 'After']);
  });
}
