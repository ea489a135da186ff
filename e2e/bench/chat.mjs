import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inPage, onPage, slowDown } from './pages.mjs';

const chunks = () => Object.entries(JSON.parse(readFileSync('dist/files/chat.json', 'utf8')));

/** Files of the panel and of vendors: what only an open chat needs. */
const OPEN = /^(?:first-screen|chat-)/;

/** Bytes of chunks together, each gzipped as it is served; what the build leaves out has none. */
const bytes = (...names) =>
  chunks()
    .filter(([, name]) => names.includes(name))
    .map(([file]) => gzipSync(readFileSync(`dist/chat/${file}`), { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0);

/** What the panel loads to show its first view, and each mode beside it. */
export const chatSizes = () => ({
  form: bytes('first-screen', 'chat-form'),
  talk: bytes('first-screen', 'chat-talk', 'chat-agent'),
  twilio: bytes('chat-twilio'),
  stream: bytes('chat-stream'),
  omni: bytes('chat-nice'),
});

/** In the page, from its beginning: counts timers that come more often than once a minute. */
const watchTimers = () => {
  window.often = 0;
  const { setInterval, setTimeout } = window;
  const counted =
    (set) =>
    (task, ms = 0, ...given) => {
      if (ms > 0 && ms < 60_000) window.often += 1;
      return set(task, ms, ...given);
    };
  window.setTimeout = counted(setTimeout);
  window.setInterval = counted(setInterval);
};

/** In the page: presses the chat's button; how long until its panel is painted: the first thing after the frame that draws it. */
const pressToPanel = () => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const button = [...root.querySelectorAll('button')].find(({ textContent }) =>
    /^Chat with us/.test(textContent),
  );
  return new Promise((resolve) => {
    const pressedAt = performance.now();
    button.click();
    const look = () => {
      if (!root.querySelector('dialog[open] h2')) return requestAnimationFrame(look);
      return scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
};

const SETTLED_MS = 5000;
const IDLE_MS = 5000;

/** A page with the chat alone: closed and idle, then opened at CPU 4x. */
const openOnce = (browser, { lender, cdn, api }) =>
  onPage(browser, async (page, cdp) => {
    const url = `${lender}/rates`;
    const body = `<!doctype html><title>Rates</title><script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script><heloc-application org="OAKLINE" remote="chat"></heloc-application>`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.addInitScript(watchTimers);
    await page.goto(url);
    await page.getByRole('button', { name: 'Chat with us' }).waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const asked = await page.evaluate(() => {
      window.often = 0;
      return performance.getEntriesByType('resource').map(({ name }) => name);
    });
    await page.waitForTimeout(IDLE_MS);
    const often = await page.evaluate(() => window.often);
    const names = Object.fromEntries(chunks());
    const early = asked.filter((file) => OPEN.test(names[new URL(file).pathname.split('/').at(-1)] ?? ''));
    await slowDown(cdp);
    return { often, early: early.length, press: await inPage(cdp, pressToPanel) };
  });

/** Chat is offered, and somebody opens it. */
export async function chat(browser, origins, times) {
  const call = (path, body) =>
    fetch(`${origins.api}/sandbox/v1${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/flags', { 'fe-heloc-web-chat': true });
  await call('/operating-hours', { department: 'OPS_CHAT', open: true });
  const runs = [];
  for (let index = 0; index < times; index += 1) runs.push(await openOnce(browser, origins));
  await call('/flags', { 'fe-heloc-web-chat': false });
  return runs;
}
