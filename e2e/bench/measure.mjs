import { chromium } from 'playwright-core';
import { chromium as findChromium } from '../../.ci/chromium.mjs';
import { charts } from './charts.mjs';
import { chat, chatSizes } from './chat.mjs';
import { firstFields } from './firstField.mjs';
import { startHosts } from './hostServer.mjs';
import { idleLoads } from './idle.mjs';
import { slider, typing } from './keys.mjs';
import { menus } from './menus.mjs';
import { mounts } from './mounts.mjs';
import { photos } from './photos.mjs';
import { startServer } from './server.mjs';
import { sizes } from './sizes.mjs';
import { steps, submitsBesideServices } from './steps.mjs';
import { themeSwitch } from './themeSwitch.mjs';

const launch = () => {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = findChromium();
  return chromium.launch({
    executablePath: CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Pages made up here have no address of their own, and may not reach the loopback otherwise.
      '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
    ],
  });
};

/** Everything that the budgets are about, of the built product. */
export async function measure() {
  const base = Number(process.env.PORT_BASE ?? 5600);
  const { origins, stop } = await startServer(base, `http://localhost:${base + 5}`);
  const hosts = await startHosts(base + 5, origins);
  const browser = await launch();
  const product = `${origins.lender}/account/heloc/register-v2?org=OAKLINE`;
  try {
    // Compressed by the first who asks.
    await firstFields(browser, hosts.urls, 1);
    return {
      needed: hosts.needed,
      sizes: await sizes(),
      chatSizes: chatSizes(),
      fields: await firstFields(browser, hosts.urls, 5),
      left: await mounts(browser, origins),
      theme: await themeSwitch(browser, origins),
      // The services' own: a chat has budgets of its own.
      idle: await idleLoads(browser, hosts.urls.own, 5),
      idleWithChat: await idleLoads(browser, product, 5),
      menus: await menus(browser, origins, 5),
      steps: await steps(browser, { origins, product }, 9),
      submits: await submitsBesideServices(browser, origins, 9),
      keys: await typing(browser, hosts.urls, 7),
      slider: await slider(browser, origins, 5),
      charts: await charts(browser, origins, 3),
      photos: await photos(browser, origins, 5),
      chat: await chat(browser, origins, 5),
    };
  } finally {
    await browser.close();
    hosts.stop();
    stop();
  }
}
