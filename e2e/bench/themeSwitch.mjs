import { median } from './numbers.mjs';
import { FIELD, inPage, onPage, openBarePage, slowDown } from './pages.mjs';

/** In the page: mounts an application, whose brand `switchTo` changes; it answers how many frames that takes. */
const mountSwitched = async (selector) => {
  const app = window.HelocWidget.mount({ target: '#apply', org: 'OAKLINE', history: 'memory' });
  await app.ready;
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  window.field = root.querySelector(selector);
  window.isSame = () => root.querySelector(selector) === window.field;
  // The token itself, as it is set: to ask what is computed of it is work of its own, and a button's colour is still on its way.
  const { style } = root.querySelector('[style*="--heloc-color-primary"]');
  const colour = () => style.getPropertyValue('--heloc-color-primary');
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.switchTo = async (org) => {
    const before = colour();
    performance.mark('switch');
    await app.update({ org });
    let frames = 0;
    while (colour() === before && frames < 60) {
      frames += 1;
      await nextFrame();
    }
    await nextFrame();
    performance.mark('shown');
    return frames;
  };
};

const CATEGORIES = ['devtools.timeline', 'v8.execute', 'blink.user_timing'];
/** What a trace calls a run of a script. Most of a switch are promises' continuations, which `ScriptDuration` leaves out. */
const SCRIPTS = /^(EvaluateScript|FunctionCall|RunMicrotasks)$/;

/** How long scripts ran between two marks of a trace, in ms; one may run within another. */
function scriptsBetween(traceEvents, [first, last]) {
  const { pid, tid, ts: from } = traceEvents.find(({ name }) => name === first);
  const { ts: to } = traceEvents.find(({ name }) => name === last);
  const runs = traceEvents
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && SCRIPTS.test(event.name))
    .map(({ ts, dur }) => ({ begin: Math.max(ts, from), end: Math.min(ts + dur, to) }))
    .toSorted((one, other) => one.begin - other.begin);
  let end = from;
  let sum = 0;
  for (const run of runs) {
    sum += Math.max(0, run.end - Math.max(run.begin, end));
    end = Math.max(end, run.end);
  }
  return sum / 1000;
}

const ORGS = ['QUILLMERE_BANK', 'OAKLINE'];
const ROUNDS = 5;
/** Files and answers of the switch before have come by then. */
const SETTLED_MS = 1500;

/**
 * Theme switches of a mounted application: frames until the first is drawn; whether the field is the same element after all;
 * and, once the files of both brands are there, how long scripts run at CPU 4x until the next frame has it.
 */
export const themeSwitch = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await openBarePage(page, origins);
    await inPage(cdp, mountSwitched, FIELD);
    const switchTo = (org) => inPage(cdp, (code) => window.switchTo(code), org);
    const scriptsOf = async (org) => {
      await browser.startTracing(page, { categories: CATEGORIES });
      await switchTo(org);
      const { traceEvents } = JSON.parse(await browser.stopTracing());
      return scriptsBetween(traceEvents, ['switch', 'shown']);
    };
    const frames = await switchTo(ORGS[0]);
    await switchTo(ORGS[1]);
    await page.waitForLoadState('networkidle');
    await slowDown(cdp);
    const scripts = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const org of ORGS) {
        await page.waitForTimeout(SETTLED_MS);
        scripts.push(await scriptsOf(org));
      }
    return { frames, same: await inPage(cdp, () => window.isSame()), script: median(scripts) };
  });
