import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApplication } from './applications.mjs';
import { everythingShown, inPage, onPage, slowDown } from './pages.mjs';

const { drive, createPerson, STEP_JOURNEYS, walkOf } = await import(
  pathToFileURL(path.resolve('dist/e2e/bench/journeys.mjs'))
);

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

/** Goes through a page whose only press is its submit, which is made at CPU 4x; the times of the step it leads to. */
async function submitSlowly(page, cdp, walk) {
  let step;
  await walk(
    drive(page, async (button) => {
      await everythingShown(page);
      await slowDown(cdp);
      step = inPage(cdp, watchStep);
      await button.click();
    }),
    createPerson(),
  );
  return step;
}

/** Inside registration a submit needs no answer of the API: counted from where the next step is decided. */
const registrationStep = (browser, url) =>
  onPage(browser, async (page, cdp) => {
    await page.goto(url);
    await STEP_JOURNEYS.property.walk(drive(page), createPerson());
    const { clickedAt, decidedAt, paintedAt } = await submitSlowly(page, cdp, STEP_JOURNEYS['for-sale'].walk);
    return { click: paintedAt - clickedAt, decision: paintedAt - decidedAt };
  });

/** In an application: from the end of the last answer that decides, as the page receives it. */
const applicationStep = (browser, { lender, api }) =>
  onPage(browser, async (page, cdp) => {
    const { uuid, jwt } = await createApplication(api, 'HMDA');
    await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
    const { decidedAt, paintedAt } = await submitSlowly(page, cdp, walkOf('start/hmda'));
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
