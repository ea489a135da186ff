import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { press } from './keys.mjs';
import { median } from './numbers.mjs';
import { inPage, onPage, slowDown, slowNetwork } from './pages.mjs';

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

const offered = (page) => page.getByRole('button', { name: /^Chat with us/ });

/** A page with the chat alone. */
async function openPage(page, { lender, cdn, api }) {
  const url = `${lender}/rates`;
  const body = `<!doctype html><title>Rates</title><script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script><heloc-application org="OAKLINE" remote="chat"></heloc-application>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await offered(page).waitFor();
}

/** Closed and idle, then opened at CPU 4x. */
const openOnce = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await page.addInitScript(watchTimers);
    await openPage(page, origins);
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

/** In the page, from its beginning: when something was heard last. */
const watchSockets = () => {
  const { WebSocket } = window;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        window.heardAt = performance.now();
      });
    }
  };
};

/** In the page: the time when a text is painted in the list, and the field below it can be typed into. */
const paintedWith = (text) => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  return new Promise((resolve) => {
    const look = () => {
      const isThere = root.querySelector('[role=log]')?.textContent.includes(text);
      const field = root.querySelector('dialog[open] textarea');
      if (!isThere || !field || field.disabled || field.readOnly) return requestAnimationFrame(look);
      return scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
};

/** In the page: opens the panel. @returns the time of the press */
const pressButton = () => {
  const root = document.querySelector('[data-heloc-mount]').shadowRoot;
  const pressedAt = performance.now();
  [...root.querySelectorAll('button')].find(({ textContent }) => /^Chat with us/.test(textContent)).click();
  return pressedAt;
};

const HISTORY = 500;
/** As many as are kept on the screen. */
const SHOWN = 300;
const HEARD = 15;
const LETTERS = [...'What would my payment be with ten thousand dollars more? '];

/**
 * A talk with a long history that is come back to on a slow network: to its last message and a field that takes
 * letters; and with as many messages as are shown, from an agent's message to its paint, and how letters follow.
 */
const talkOnce = (browser, origins, call) =>
  onPage(browser, async (page, cdp) => {
    const list = async () => (await fetch(`${origins.api}/sandbox/v1/chat`)).json();
    const dialog = page.getByRole('dialog');
    await page.addInitScript(watchSockets);
    await openPage(page, origins);
    await offered(page).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await dialog.getByRole('button', { name: 'Start chat' }).click();
    await dialog.getByRole('textbox', { name: 'Your message' }).waitFor();
    const { id } = (await list()).conversations.at(-1);
    const say = (text) => call('POST', `/chat/${id}/agent`, { say: text });
    await say('The last one');
    await dialog.getByText('The last one').waitFor();
    await dialog.getByRole('button', { name: /^Close/ }).click();
    // As somebody who comes back: nothing of the panel is in memory.
    await openPage(page, origins);
    await slowNetwork(cdp);
    const pressedAt = await inPage(cdp, pressButton);
    const opened = (await inPage(cdp, paintedWith, 'The last one')) - pressedAt;
    await cdp.send('Network.disable');
    for (let count = 0; count < SHOWN; count += 1) await say(`Message ${count}`);
    await dialog.getByText(`Message ${SHOWN - 1}`, { exact: true }).waitFor();
    await slowDown(cdp);
    const shown = [];
    for (let count = 0; count < HEARD; count += 1) {
      const painted = inPage(cdp, paintedWith, `Another ${count}.`);
      await say(`Another ${count}.`);
      shown.push((await painted) - (await page.evaluate(() => window.heardAt)));
    }
    await dialog.getByRole('textbox', { name: 'Your message' }).focus();
    return { opened, shown: median(shown), typing: await press(page, LETTERS) };
  });

/** Chat is offered, and somebody opens it; and talks. */
export async function chat(browser, origins, times) {
  const call = (method, path, body) =>
    fetch(`${origins.api}/sandbox/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('PUT', '/flags', { 'fe-heloc-web-chat': true });
  await call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await call('PUT', '/chat', { agent: 'console', history: HISTORY });
  const runs = [];
  for (let index = 0; index < times; index += 1)
    runs.push({ ...(await openOnce(browser, origins)), ...(await talkOnce(browser, origins, call)) });
  await call('PUT', '/flags', { 'fe-heloc-web-chat': false });
  return runs;
}
