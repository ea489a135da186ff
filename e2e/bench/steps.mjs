import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApplication } from './applications.mjs';
import { everythingShown, inPage, onPage, slowDown } from './pages.mjs';

const { drive, createPerson, SERVICE_CALLS, STEP_JOURNEYS, walkOf } = await import(
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

/** Goes through a page whose only press is its submit; the times of the step it leads to. */
async function submit(page, cdp, walk, beforePress) {
  let step;
  await walk(
    drive(page, async (button) => {
      await everythingShown(page);
      await beforePress();
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
    const { clickedAt, decidedAt, paintedAt } = await submit(page, cdp, STEP_JOURNEYS['for-sale'].walk, () =>
      slowDown(cdp),
    );
    return { click: paintedAt - clickedAt, decision: paintedAt - decidedAt };
  });

/** Opens the first step of an application of its own. */
async function openApplication(page, { lender, api }) {
  const { uuid, jwt } = await createApplication(api, 'HMDA');
  await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
}

/** In an application: from the end of the last answer that decides, as the page receives it. */
const applicationStep = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await openApplication(page, origins);
    const { decidedAt, paintedAt } = await submit(page, cdp, walkOf('start/hmda'), () => slowDown(cdp));
    const calls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, responseEnd }) => ({ name, responseEnd })),
    );
    const answers = calls.filter(({ name, responseEnd }) => DECIDES.test(name) && responseEnd <= decidedAt);
    return paintedAt - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  });

/** What becomes of all services of a page, by name. */
const SERVICES = { usual: undefined, failing: { kind: 'status', status: 500 }, silent: { kind: 'timeout' } };

/** From the press of the submit to the next heading, whatever becomes of the services. */
const submitBeside = (browser, origins, fault) =>
  onPage(browser, async (page, cdp) => {
    const faults = (method, body) =>
      fetch(`${origins.api}/sandbox/v1/faults`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    for (const call of fault ? SERVICE_CALLS : []) await faults('POST', { ...call, ...fault });
    await openApplication(page, origins);
    const { clickedAt, paintedAt } = await submit(page, cdp, walkOf('start/hmda'), async () => {});
    await faults('DELETE');
    return paintedAt - clickedAt;
  });

/** Submits with services and without, in turn; by what becomes of them. */
export async function submitsBesideServices(browser, origins, times) {
  const runs = Object.fromEntries(Object.keys(SERVICES).map((name) => [name, []]));
  for (let index = 0; index < times; index += 1)
    for (const [name, fault] of Object.entries(SERVICES))
      runs[name].push(await submitBeside(browser, origins, fault));
  return runs;
}

/** The steps of registration and of an application, in turn. */
export async function steps(browser, { origins, product }, times) {
  const runs = { registration: [], application: [] };
  for (let index = 0; index < times; index += 1) {
    runs.registration.push(await registrationStep(browser, product));
    runs.application.push(await applicationStep(browser, origins));
  }
  return runs;
}
