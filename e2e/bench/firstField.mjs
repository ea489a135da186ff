import { everythingShown, FIELD, onPage, slowDown } from './pages.mjs';
import { takeOver, typeAhead } from './takeOver.mjs';

/** A slow mobile network: 150 ms, 1.6 Mbit/s. */
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** In the page: notes when the first field, in whichever shadow root, is painted and enabled, and every shift. */
const watchField = (selector) => {
  const deep = (root) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const host of root.querySelectorAll('[data-heloc-mount]')) {
      const inside = host.shadowRoot && deep(host.shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const field = deep(document);
    if (field && !field.disabled && field.getBoundingClientRect().height > 0) {
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { fieldAt: performance.now(), shifts })),
      );
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Counts requests, and the bytes of code among them, as they come over the network. */
async function countTraffic(cdp) {
  const seen = { bytes: 0, requests: 0 };
  const code = new Set();
  await cdp.send('Network.enable');
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

/** Opens a page cold, on a slow phone and network, and waits until its first field can be typed into. */
const firstField = (browser, url, { hasMore, types = false }) =>
  onPage(
    browser,
    async (page, cdp) => {
      const seen = await countTraffic(cdp);
      await slowDown(cdp);
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await page.addInitScript(watchField, FIELD);
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.fieldAt, undefined, { timeout: 120_000 });
      const atField = { time: await page.evaluate(() => window.fieldAt), ...seen };
      const lost = types ? await typeAhead(page) : () => 0;
      const atReady = hasMore ? { ...(await takeOver(page, seen)), lost: await lost() } : {};
      if (hasMore) await everythingShown(page);
      const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
      return { shift, ...atField, ...atReady };
    },
    { viewport: { width: 375, height: 800 } },
  );

/** The same of the floor and of the product, in turn. */
export async function firstFields(browser, { floor, product }, times) {
  const runs = { floor: [], product: [] };
  for (let index = 0; index < times; index += 1) {
    runs.floor.push(await firstField(browser, floor, { hasMore: false }));
    // Once: what moves within half a second of a key is not counted as a shift.
    runs.product.push(await firstField(browser, product, { hasMore: true, types: index === 0 }));
  }
  return runs;
}
