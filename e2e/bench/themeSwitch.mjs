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
  window.switchTo = async (org) => {
    const before = colour();
    await app.update({ org });
    let frames = 0;
    while (colour() === before && frames < 60) {
      frames += 1;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return frames;
  };
};

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
    await cdp.send('Performance.enable');
    const scriptMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    const frames = await switchTo(ORGS[0]);
    await switchTo(ORGS[1]);
    await page.waitForLoadState('networkidle');
    await slowDown(cdp);
    const scripts = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const org of ORGS) {
        await page.waitForTimeout(SETTLED_MS);
        const before = await scriptMs();
        await switchTo(org);
        scripts.push((await scriptMs()) - before);
      }
    return { frames, same: await inPage(cdp, () => window.isSame()), script: median(scripts) };
  });
