import { FIELD, onPage, openBarePage } from './pages.mjs';

/** A theme switch of a mounted application: frames until it is drawn, and whether the field is the same element. */
export const themeSwitch = (browser, origins) =>
  onPage(browser, async (page) => {
    await openBarePage(page, origins);
    return page.evaluate(async (selector) => {
      const app = window.HelocWidget.mount({ target: '#apply', org: 'OAKLINE', history: 'memory' });
      await app.ready;
      const root = document.querySelector('[data-heloc-mount]').shadowRoot;
      const field = root.querySelector(selector);
      // The token itself: a button's colour is still on its way in a transition.
      const button = root.querySelector('button[type=submit]');
      const colour = () => getComputedStyle(button).getPropertyValue('--heloc-color-primary');
      const before = colour();
      await app.update({ org: 'QUILLMERE_BANK' });
      let frames = 0;
      while (colour() === before && frames < 60) {
        frames += 1;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return { frames, same: root.querySelector(selector) === field };
    }, FIELD);
  });
