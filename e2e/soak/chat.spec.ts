import type { Page } from '@playwright/test';
import { MAIN } from '../support/application.ts';
import { openDesk, panel, said, send, sendForm, serveChat } from '../support/chat.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { resourcesOf, watchResources } from '../support/resources.ts';

test.use({
  chat: true,
  tolerated: { ...FAILED_REQUESTS, 'connections are cut': /^WebSocket connection to/ },
});

interface Host {
  HelocWidget: { mount(options: object): { readonly ready: Promise<void>; unmount(): Promise<void> } };
  mounted: { unmount(): Promise<void> };
  open(): { sockets: number; channels: number };
}

/** Runs in every page before its scripts: connections and channels that are open. */
function countOpen(): void {
  const counts = { sockets: 0, channels: 0 };
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      counts.sockets += 1;
      this.addEventListener('close', () => {
        counts.sockets -= 1;
      });
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    #isClosed = false;
    constructor(name: string) {
      super(name);
      counts.channels += 1;
    }
    override close() {
      if (!this.#isClosed) counts.channels -= 1;
      this.#isClosed = true;
      super.close();
    }
  };
  Object.assign(window, { open: () => counts });
}

const mount = (page: Page) =>
  page.evaluate(async (org) => {
    const host = window as unknown as Host;
    const target = document.querySelector('#chat');
    const mounted = host.HelocWidget.mount({
      org,
      remote: 'chat',
      target,
      environment: 'test',
      vitals: 'page',
    });
    host.mounted = mounted;
    await mounted.ready;
  }, MAIN);
const unmount = (page: Page) => page.evaluate(() => (window as unknown as Host).mounted.unmount());

test('100 mounts with a chat each leave no node, listener, timer, connection or channel', {
  tag: '@soak',
}, async ({ page, origins, sandbox }) => {
  await openDesk(sandbox);
  await watchResources(page);
  await page.addInitScript(countOpen);
  await serveChat(page, origins, { content: '<div id="chat"></div>' });
  await page.goto(`${origins.lender}/rates`);
  await mount(page);
  await sendForm(page);
  await send(page, 'Hello');
  const round = async () => {
    // As it was left: open, with its chat.
    await expect(said(page)).toHaveText(['Hello']);
    await unmount(page);
    await expect(panel(page)).toHaveCount(0);
  };
  await round();
  const left = async () => ({
    ...(await resourcesOf(page)),
    ...(await page.evaluate(() => ({ ...(window as unknown as Host).open() }))),
  });
  await mount(page);
  await round();
  await expect
    .poll(async () => Object.keys(await left()).filter((name) => name.includes('setTimeout')), {
      timeout: 30_000,
    })
    .toEqual([]);
  const before = await left();
  expect(before).toMatchObject({ sockets: 0, channels: 0 });
  for (let count = 0; count < 100; count += 1) {
    await mount(page);
    await round();
  }
  await expect.poll(left, { timeout: 30_000 }).toEqual(before);
});
