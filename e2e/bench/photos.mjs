import { createApplication } from './applications.mjs';
import { everythingShown, onPage, slowDown } from './pages.mjs';

/** Twelve megapixels, as a phone takes them; made in the page. */
const choosePhoto = async (label) => {
  const small = Object.assign(document.createElement('canvas'), { width: 504, height: 378 });
  const ink = small.getContext('2d');
  ink.fillStyle = '#5a4030';
  ink.fillRect(0, 0, 504, 378);
  ink.fillStyle = '#e4e4e0';
  ink.fillRect(60, 40, 380, 300);
  ink.fillStyle = '#222';
  ink.font = '9px sans-serif';
  for (let y = 60; y < 330; y += 12) ink.fillText('Pay period 04/12/2026 gross 4,120.00 net 3,011.52', 75, y);
  const canvas = Object.assign(document.createElement('canvas'), { width: 4032, height: 3024 });
  canvas.getContext('2d').drawImage(small, 0, 0, 4032, 3024);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const input = root.querySelector(`input[type=file]`);
  const files = new DataTransfer();
  files.items.add(new File([blob], `${label}.jpg`, { type: 'image/jpeg' }));
  const said = () => root.textContent.includes(`${label}.jpg`);
  const at = performance.now();
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  while (!said()) await new Promise((resolve) => setTimeout(resolve, 4));
  return performance.now() - at;
};

/** From a photo being chosen to what is said about it, once the worker is there; the inspector slows the page, not its workers. */
export async function photos(browser, origins, runs) {
  const { uuid, jwt } = await createApplication(origins.api, 'INCOME_VERIFICATION');
  return onPage(browser, async (page, cdp) => {
    await page.addInitScript((token) => localStorage.setItem('jwt', token), jwt);
    await page.goto(`${origins.lender}/account/heloc/${uuid}/income/upload/paystub?org=OAKLINE`);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    await everythingShown(page);
    await page.evaluate(choosePhoto, 'first');
    await slowDown(cdp);
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await page.evaluate(choosePhoto, `photo${run}`));
    return times;
  });
}
