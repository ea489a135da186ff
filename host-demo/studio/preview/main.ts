import './preview.css';
import { toCssVariables } from '#src/brand/tokens.ts';
import { isObject, type JsonObject } from '../../../themes/org/json.ts';
import type { Mounted, PreviewApi, Shown } from './api.ts';
import { showBoard } from './board.ts';
import { mark, ownSheet, simulate } from './media.ts';

/** The application on a page of the lender's, handed its data by the mount API as any page would. */
declare const HelocWidget: { mount(options: object): Mounted };

const target = document.getElementById('application') as HTMLElement;
let application: Mounted | undefined;

/** Whether somebody is at work in this page, and not in the studio around it. A frame that is gone has nobody. */
const isWorkedIn = () => {
  const { frameElement: frame } = window;
  return frame !== null && frame.ownerDocument.activeElement === frame;
};

/** What a screen does of itself takes the focus from nobody who is at work in the studio. */
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (isWorkedIn()) focus.call(this, options);
};

/** What moves the focus by itself, from the page around the frame too: nothing that is inert takes it. */
for (const [prototype, names] of [
  [HTMLDialogElement.prototype, ['showModal', 'close']],
  [HTMLElement.prototype, ['showPopover', 'hidePopover']],
] as [object, string[]][])
  for (const name of names) {
    const move: (...given: unknown[]) => void = Reflect.get(prototype, name);
    Reflect.set(prototype, name, function (this: HTMLElement, ...given: unknown[]) {
      const off = isWorkedIn() ? [] : [document.documentElement, this].filter(({ inert }) => !inert);
      for (const each of off) each.inert = true;
      try {
        move.apply(this, given);
      } finally {
        for (const each of off) each.inert = false;
      }
    });
  }

/** What is published is read once, and answers without a task of its own then: `update` is through before the next frame. */
const published = /\/themes\/[^?]+\.json$/;
const { fetch } = window;
const answers = new Map<string, string>();
window.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : `${input}`;
  const kept = answers.get(url);
  if (kept === undefined) {
    const answer = await fetch(input, init);
    if (answer.ok && published.test(url)) answers.set(url, await answer.clone().text());
    return answer;
  }
  // Reading a body takes tasks, whichever way it is read.
  return Object.assign(new Response(kept), { text: async () => kept, json: async () => JSON.parse(kept) });
};

const root = () => target.querySelector('[data-heloc-mount]')?.shadowRoot ?? undefined;

/** Roots of ours, which have the theme. */
const THEMED = '[style*="--heloc-color-page"]';
const themed = () => root()?.querySelectorAll<HTMLElement>(THEMED) ?? [];

async function show({ org, remote, path, brand, getToken, press, isBoard }: Shown): Promise<void> {
  application?.unmount();
  application = HelocWidget.mount({
    target,
    org,
    ...(remote && { remote }),
    brand,
    getToken,
    history: 'memory',
    initialPath: path,
    telemetry: 'off',
    documentTitle: false,
  });
  await application.ready;
  if (press) (await found(press))?.click();
  const within = root();
  if (!isBoard || !within) return;
  await found('[type="radio"]');
  await showBoard(within, async () => {
    within.querySelector<HTMLElement>('[type="submit"]')?.click();
    await found('[aria-invalid="true"]');
  });
}

/** Buttons come with the screen's own scripts. */
function found(selector: string): Promise<HTMLElement | undefined> {
  const look = () => root()?.querySelector<HTMLElement>(selector) ?? undefined;
  return new Promise((resolve) => {
    const now = look();
    const within = root();
    if (now || !within) return resolve(now);
    const observer = new MutationObserver(() => {
      const later = look();
      if (!later) return;
      observer.disconnect();
      resolve(later);
    });
    observer.observe(within, { childList: true, subtree: true });
  });
}

/** What the studio has painted last, whatever the mount lays over it meanwhile: that is older. */
let held: unknown;

/** Puts tokens where the mount has its own. Fonts have names of their own there. */
function put(tokens: unknown): void {
  if (!isObject(tokens as JsonObject)) return;
  const values = Object.entries(toCssVariables(tokens as JsonObject));
  for (const { style } of themed())
    for (const [name, value] of values)
      if (!name.startsWith('--heloc-font-') && style.getPropertyValue(name) !== value)
        style.setProperty(name, value);
}

const observer = new MutationObserver(() => put(held));

function hold(tokens: unknown): void {
  held = tokens;
  put(tokens);
  const within = root();
  if (within) observer.observe(within, { subtree: true, attributeFilter: ['style'] });
}

const api: PreviewApi = {
  show,
  update: async (brand) => {
    if (!held) put(brand.theme.tokens);
    await application?.update({ brand });
  },
  paint: hold,
  mark: (what) => mark(root(), what),
  simulate: (media) => simulate(root(), media),
  // A mount keeps direction and size of the page from reaching in: what a browser's own settings do is done to its element.
  read: ({ direction, scale }) => {
    const host = target.querySelector<HTMLElement>('[data-heloc-mount]');
    host?.style.setProperty('font-size', `${scale * 100}%`, 'important');
    const within = root();
    if (within)
      ownSheet(within, 'reading').replaceSync(
        `:is(${THEMED}, ${THEMED} > *) { direction: ${direction} !important; }`,
      );
  },
};

Object.assign(window, { preview: api });
