import { everythingShown, inPage, onPage, openSlowly, takenOver } from './pages.mjs';

const PHONE = { viewport: { width: 375, height: 800 } };

/** Runs in the page: records every layout shift. */
const watchShifts = () => {
  const shifts = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Counts requests, and the bytes of code among them, as they come over the network. */
function countTraffic(cdp) {
  const seen = { bytes: 0, requests: 0 };
  const code = new Set();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    // The prerendered first step brings its rules along.
    if (/javascript|css/.test(response.mimeType) || response.url.endsWith('/first.json')) code.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.requests += 1;
    if (code.has(requestId)) seen.bytes += encodedDataLength;
  });
  return seen;
}

/** The addresses requested before a point in time. */
const askedBefore = (cdp, moment) =>
  inPage(
    cdp,
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => name),
    moment,
  );

/** Opens a page cold and waits until its first field can be typed into. */
const floorField = (browser, url) =>
  onPage(
    browser,
    async (page, cdp) => {
      const seen = countTraffic(cdp);
      const time = await openSlowly(page, cdp, url);
      return { time, ...seen };
    },
    PHONE,
  );

/** The same, until React has that field and everything is shown. */
const productField = (browser, url) =>
  onPage(
    browser,
    async (page, cdp) => {
      const seen = countTraffic(cdp);
      await page.addInitScript(watchShifts);
      const time = await openSlowly(page, cdp, url);
      const atField = { ...seen };
      const readyAt = await takenOver(cdp);
      const bytesAtReady = seen.bytes;
      const asked = await askedBefore(cdp, time);
      await everythingShown(page);
      const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
      return { time, ...atField, readyAt, bytesAtReady, asked, shift };
    },
    PHONE,
  );

/** Pages that are compared with, by name; the others are ours. */
const FLOORS = ['bare', 'floor'];

/** Of each page, in turn. */
export async function firstFields(browser, urls, times) {
  const names = Object.keys(urls);
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let index = 0; index < times; index += 1)
    for (const name of names) {
      const measure = FLOORS.includes(name) ? floorField : productField;
      runs[name].push(await measure(browser, urls[name]));
    }
  return runs;
}

/** The runs of our own pages. */
export const ours = (fields) =>
  Object.entries(fields).flatMap(([name, runs]) => (FLOORS.includes(name) ? [] : runs));
