import { everythingShown, inPage, onPage, slowDown, takenOver } from './pages.mjs';

/** In the page, from its beginning: each run of a script that holds a frame up, in ms, and when it began. */
const watchScripts = () => {
  window.scripts = [];
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries())
      for (const { startTime, duration } of frame.scripts) window.scripts.push({ startTime, duration });
  }).observe({ type: 'long-animation-frame', buffered: true });
};

/** What a page loads for itself when it is idle has come by then. */
const SETTLED_MS = 6000;

/** The longest run of a script after React has taken over, at CPU 4x: menus, notifications, flags, telemetry and the rest. */
const longestOnce = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await slowDown(cdp);
    await page.addInitScript(watchScripts);
    await page.goto(url);
    const readyAt = await takenOver(cdp);
    await everythingShown(page);
    await page.waitForTimeout(SETTLED_MS);
    return inPage(
      cdp,
      (since) =>
        Math.max(
          0,
          ...window.scripts.filter(({ startTime }) => startTime > since).map(({ duration }) => duration),
        ),
      readyAt,
    );
  });

export async function idleLoads(browser, url, times) {
  const runs = [];
  for (let index = 0; index < times; index += 1) runs.push(await longestOnce(browser, url));
  return runs;
}
