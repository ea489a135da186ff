import { createApplication } from './applications.mjs';
import { inPage, onPage, slowDown, slowNetwork } from './pages.mjs';

/** In the page: from a press of a bar's button until the first line of its panel is painted in its place. */
const pressToMenu = (name) => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const isCalled = ({ ariaLabel, textContent }) => (ariaLabel ?? textContent).startsWith(name);
  const button = [...root.querySelectorAll('nav button[aria-controls]')].find(isCalled);
  const panel = root.getElementById(button.getAttribute('aria-controls'));
  const pressedAt = performance.now();
  button.click();
  return new Promise((resolve) => {
    const look = () => {
      // Not seen before its place is known.
      if (!panel.querySelector('li, p') || getComputedStyle(panel).opacity === '0')
        return requestAnimationFrame(look);
      const painted = () => resolve(performance.now() - pressedAt);
      return scheduler.postTask(painted, { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
};

/** Opens an application with its bar. */
async function openBar(page, { lender, api }) {
  const { uuid, jwt } = await createApplication(api, 'HMDA');
  await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
  await page.getByRole('button', { name: 'Profile' }).waitFor();
}

const loadedMenu = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await openBar(page, origins);
    // What places it is there once one has been opened, or been come near to.
    await inPage(cdp, pressToMenu, 'Profile');
    await inPage(cdp, pressToMenu, 'Apps');
    await page.keyboard.press('Escape');
    await slowDown(cdp);
    return inPage(cdp, pressToMenu, 'Profile');
  });

/** Of all menus the one whose panel has a script and an answer of its own; pressed as soon as there is a bar. */
const coldMenu = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await slowNetwork(cdp);
    await openBar(page, origins);
    return inPage(cdp, pressToMenu, 'Notifications');
  });

/** Menus of the bar: one whose script is there, and one on the slow network whose script is still to come. */
export async function menus(browser, origins, times) {
  const runs = [];
  for (let index = 0; index < times; index += 1)
    runs.push({ loaded: await loadedMenu(browser, origins), cold: await coldMenu(browser, origins) });
  return runs;
}
