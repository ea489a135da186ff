import { createApplication } from './applications.mjs';
import { p95 } from './numbers.mjs';
import { everythingShown, FIELD, onPage, openSlowly, slowDown } from './pages.mjs';

/** In the page: how long it takes from each key to the end of the frame that shows it. */
const watchKeys = () => {
  window.delays = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const painted = () => window.delays.push(performance.now() - timeStamp);
      requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }));
    },
    true,
  );
};

/** Presses keys one after the other; what 95 of 100 of them stay under, in ms. */
export async function press(page, keys) {
  await page.evaluate(watchKeys);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForFunction((count) => window.delays.length >= count, keys.length);
  return p95(await page.evaluate(() => window.delays));
}

const PAUSE_MS = 80;
/** Some ten seconds of it. */
const ADDRESS = [...'1234 Long Meadow Lane Apartment 12 '.repeat(3)];

/** Types from the first field on, whatever else arrives meanwhile; how many letters are lost. */
const typeAddress = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await openSlowly(page, cdp, url);
    const field = page.locator(FIELD).first();
    await field.focus();
    const delay = await press(page, ADDRESS);
    const lost = (await field.inputValue()) === ADDRESS.join('') ? 0 : ADDRESS.length;
    return { delay, lost };
  });

/** The same on the floor and in the product, in turn. */
export async function typing(browser, { floor, plain }, times) {
  const runs = { floor: [], product: [] };
  for (let index = 0; index < times; index += 1) {
    runs.floor.push(await typeAddress(browser, floor));
    runs.product.push(await typeAddress(browser, plain));
  }
  return runs;
}

const STEPS = [...Array(30).fill('ArrowLeft'), ...Array(20).fill('ArrowRight')];

/** Moves the slider of an offer, at CPU 4x. */
const moveSlider = (browser, { lender, api }) =>
  onPage(browser, async (page, cdp) => {
    const { uuid, jwt } = await createApplication(api, 'OFFER_SELECTION');
    await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
    await page.getByRole('slider').first().focus();
    await everythingShown(page);
    await slowDown(cdp);
    return press(page, STEPS);
  });

export async function slider(browser, origins, times) {
  const runs = [];
  for (let index = 0; index < times; index += 1) runs.push(await moveSlider(browser, origins));
  return runs;
}
