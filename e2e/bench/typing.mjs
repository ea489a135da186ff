import { p95 } from './numbers.mjs';
import { FIELD, onPage, slowDown } from './pages.mjs';

const TEXT = '1234 Long Meadow Lane Apartment';

/** From the key event to the next paint, at CPU 4x: what 95 of 100 keys stay under, in ms. */
const typeOnce = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await page.goto(url);
    await page.locator(FIELD).first().waitFor();
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByRole('textbox', { name: 'Street address' }).click();
    await slowDown(cdp);
    await page.evaluate(() => {
      window.delays = [];
      window.addEventListener(
        'keydown',
        () => {
          const start = performance.now();
          requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - start)));
        },
        true,
      );
    });
    await page.keyboard.type(TEXT, { delay: 60 });
    await page.waitForFunction((keys) => window.delays.length >= keys, TEXT.length);
    return p95(await page.evaluate(() => window.delays));
  });

/** The same several times. */
export async function typing(browser, url, times) {
  const runs = [];
  for (let index = 0; index < times; index += 1) runs.push(await typeOnce(browser, url));
  return runs;
}
