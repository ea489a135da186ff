import './preview.css';
import { toCssVariables } from '#src/brand/tokens.ts';
import { isObject } from '../../../themes/org/json.ts';
import type { Mounted, PreviewApi, Shown } from './api.ts';
import { showBoard } from './board.ts';
import { mark, simulate } from './media.ts';

/** The application on a page of the lender's, handed its data by the mount API as any page would. */
declare const HelocWidget: { mount(options: object): Mounted };

const target = document.getElementById('application') as HTMLElement;
let application: Mounted | undefined;

const root = () => target.querySelector('[data-heloc-mount]')?.shadowRoot ?? undefined;

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

/** What is seen in the next frame: the mount reads its files anew before it takes what it is given. Fonts have names of their own there. */
function paint(tokens: unknown): void {
  if (!isObject(tokens)) return;
  const names = Object.entries(toCssVariables(tokens)).filter(([name]) => !name.startsWith('--heloc-font-'));
  for (const element of root()?.querySelectorAll<HTMLElement>('[style*="--heloc-color-page"]') ?? [])
    for (const [name, value] of names) element.style.setProperty(name, value);
}

const api: PreviewApi = {
  show,
  update: async (brand) => {
    paint(brand.theme.tokens);
    await application?.update({ brand });
  },
  mark: (what) => mark(root(), what),
  simulate: (media) => simulate(root(), media),
  // A mount keeps direction and size of the page from reaching in: what a browser's own settings do is done to its element.
  read: ({ direction, scale }) => {
    const host = target.querySelector<HTMLElement>('[data-heloc-mount]');
    host?.style.setProperty('direction', direction, 'important');
    host?.style.setProperty('font-size', `${scale * 100}%`, 'important');
  },
};

Object.assign(window, { preview: api });
