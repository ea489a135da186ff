import { createApplication } from './applications.mjs';
import { everythingShown, inPage, onPage, slowDown } from './pages.mjs';

/** What a submit waits for before it decides where to go (docs/rules.md#submits). */
const DECIDES = /\/(status|profile|application\/heloc\/[^/]+)$/;

/**
 * In the page, from the next press of a button on: when the step was decided, and when its heading is painted: the first
 * thing after the frame that draws it. A timer would come behind what the page does once that is seen.
 */
const watchStep = () => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const before = root.querySelector('h1').textContent;
  const push = history.pushState;
  let decidedAt;
  history.pushState = (...entry) => {
    decidedAt ??= performance.now();
    return push.apply(history, entry);
  };
  return new Promise((resolve) => {
    root.addEventListener('click', () => {
      const clickedAt = performance.now();
      const look = () => {
        const shown = root.querySelector('h1')?.textContent ?? before;
        if (shown === before) return requestAnimationFrame(look);
        const painted = () => resolve({ clickedAt, decidedAt, paintedAt: performance.now() });
        return scheduler.postTask(painted, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });
  });
};

/** Presses Continue at CPU 4x; the times of the step it leads to. */
async function pressContinue(page, cdp) {
  await everythingShown(page);
  await slowDown(cdp);
  const step = inPage(cdp, watchStep);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  return step;
}

/** Inside registration a submit needs no answer of the API: counted from where the next step is decided. */
const registrationStep = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByRole('textbox', { name: 'Street address' }).fill('12 Alder Lane');
    await page.getByRole('textbox', { name: 'City' }).fill('Denver');
    await page.getByRole('textbox', { name: 'State' }).fill('CO');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('80202');
    await page.getByRole('radio', { name: 'Primary home' }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'for sale' }).waitFor();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    const { clickedAt, decidedAt, paintedAt } = await pressContinue(page, cdp);
    return { click: paintedAt - clickedAt, decision: paintedAt - decidedAt };
  });

/** In an application: from the end of the last answer that decides, as the page receives it. */
const applicationStep = (browser, { lender, api }) =>
  onPage(browser, async (page, cdp) => {
    const { uuid, jwt } = await createApplication(api, 'HMDA');
    await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
    const tick = (group, box) =>
      page.getByRole('group', { name: group }).getByLabel(box, { exact: true }).check();
    await tick(/^Ethnicity/, 'Not Hispanic or Latino');
    await tick(/^Race/, 'White');
    await tick(/^Sex/, 'I do not wish to provide this information');
    const { decidedAt, paintedAt } = await pressContinue(page, cdp);
    const calls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, responseEnd }) => ({ name, responseEnd })),
    );
    const answers = calls.filter(({ name, responseEnd }) => DECIDES.test(name) && responseEnd <= decidedAt);
    return paintedAt - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  });

/** The steps of registration and of an application, in turn. */
export async function steps(browser, { origins, product }, times) {
  const runs = { registration: [], application: [] };
  for (let index = 0; index < times; index += 1) {
    runs.registration.push(await registrationStep(browser, product));
    runs.application.push(await applicationStep(browser, origins));
  }
  return runs;
}
