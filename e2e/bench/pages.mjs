/** A page that draws nothing would be waited for for ever. */
const FIELD_TIMEOUT_MS = 60_000;

/** The first field of registration, in the product and in the floors. */
export const FIELD = 'input[role=combobox], input[name=address]';

/** A slow mobile network: 150 ms, 1.6 Mbit/s. */
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** A page in a browser of its own, closed after use; with an inspector. */
export async function onPage(browser, use, options) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** A page with the loader and nothing mounted yet, at an address of the lender. */
export async function openBarePage(page, { lender, cdn, api }) {
  const url = `${lender}/bare`;
  const body = `<!doctype html><div id=apply></div><script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
}

/**
 * Runs a function in the page and answers what it returns. The inspector's own way: Playwright's brings a third of a
 * megabyte of script along at first use, which on a slow phone is 50 ms in the middle of what is measured.
 */
export async function inPage(cdp, run, ...args) {
  const expression = `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** From here on the page's scripts take four times as long. */
export const slowDown = (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/**
 * In the page, from its beginning: `fieldShown` resolves with the time when the first field, in whichever shadow root, is
 * enabled and painted: the first thing after the frame that draws it.
 */
const watchField = ([selector, timeoutMs]) => {
  const deep = (root) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const host of root.querySelectorAll('[data-heloc-mount], [data-heloc-first]')) {
      const inside = host.shadowRoot && deep(host.shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  window.fieldShown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${location.pathname} has drawn no field`)), timeoutMs);
    const look = () => {
      const field = deep(document);
      if (!field || field.disabled || field.getBoundingClientRect().height === 0)
        return requestAnimationFrame(look);
      const painted = () => resolve(performance.now());
      return scheduler.postTask(painted, { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
};

/** From here on the page has the slow network. */
export async function slowNetwork(cdp) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

/** Opens a page on a slow phone and network, as far as its first field; answers when that could be typed into. */
export async function openSlowly(page, cdp, url) {
  await slowDown(cdp);
  await slowNetwork(cdp);
  await page.addInitScript(watchField, [FIELD, FIELD_TIMEOUT_MS]);
  await page.goto(url, { waitUntil: 'commit' });
  return inPage(cdp, () => window.fieldShown);
}

/** When React stands in the place of the first step. */
export const takenOver = (cdp) =>
  inPage(
    cdp,
    () =>
      new Promise((resolve) => {
        const look = (list) => {
          const ready = list.getEntries().find(({ name }) => name === 'heloc:ready:borrower');
          if (ready) resolve(ready.startTime);
        };
        new PerformanceObserver(look).observe({ type: 'mark', buffered: true });
      }),
  );

/** What comes after the first field: the footer is the last to arrive, and fonts change the width of words. */
export async function everythingShown(page) {
  await page.getByRole('link', { name: 'NMLS' }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
