/** The first field of registration, in the product and in the floor. */
export const FIELD = 'input[role=combobox]';

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

/** From here on the page's scripts take four times as long. */
export const slowDown = (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** What comes after the first field: the footer is the last to arrive, and fonts change the width of words. */
export async function everythingShown(page) {
  await page.getByRole('link', { name: 'NMLS' }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
