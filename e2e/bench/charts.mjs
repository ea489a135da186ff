import { createApplication } from './applications.mjs';
import { median } from './numbers.mjs';
import { everythingShown, onPage } from './pages.mjs';

/** The first one begins open where there is room. */
const CHARTS = [
  'What you owe over time',
  'Your home and this line',
  'Paying off these debts or keeping them',
  'If you pay a little more each month',
];
const MOVES = 50;
const PAUSE_MS = 60;

/**
 * In the page: from each move of the slider to the commit in which the payment of the summary follows it, and with
 * it what is open of the charts.
 */
const watchMoves = async ([moves, pause]) => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const slider = root.querySelector('input[type=range]');
  const payment = [...root.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'Your offer',
  ).nextElementSibling;
  const times = [];
  for (let move = 0; move < moves; move += 1) {
    const followed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(payment, { subtree: true, childList: true, characterData: true });
    });
    const at = performance.now();
    const key = move % 2 ? 'ArrowLeft' : 'ArrowRight';
    slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    times.push((await followed) - at);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
};

/** How much longer a move of the slider takes with all charts of an offer open than with none, in ms. */
const redraw = (browser, { lender, api }) =>
  onPage(browser, async (page) => {
    const { uuid, jwt } = await createApplication(api, 'OFFER_SELECTION');
    await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${lender}/account/heloc/${uuid}?org=OAKLINE`);
    // By the keyboard: a click that does not look where it goes may meet a page that is still moving.
    await page
      .getByRole('checkbox', { name: /^Pay off / })
      .first()
      .press('Space');
    const amount = page.getByRole('textbox', { name: /^Draw amount/ });
    await amount.fill('60000');
    const charts = page.getByRole('region', { name: 'Your choice in pictures' });
    const fold = (name) => charts.getByText(name, { exact: true }).click();
    const timeOfMove = async () => {
      await everythingShown(page);
      return median(await page.evaluate(watchMoves, [MOVES, PAUSE_MS]));
    };
    for (const name of CHARTS.slice(1)) await fold(name);
    const open = await timeOfMove();
    for (const name of CHARTS) await fold(name);
    return open - (await timeOfMove());
  });

export async function charts(browser, origins, times) {
  const runs = [];
  for (let index = 0; index < times; index += 1) runs.push(await redraw(browser, origins));
  return runs;
}
