import type { Page } from '@playwright/test';

export interface PageView {
  /** Below the application's address. */
  path: string;
  application: string;
  title: string;
  isDialog: boolean;
  /** Distinguishes it from other views of the same path. */
  parts: string[];
  height: number;
  words: number;
}

/** Runs in the page. */
function look(): PageView {
  const mount = document.querySelector('[data-heloc-mount]');
  const root = mount?.shadowRoot ?? mount ?? document;
  const dialog = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const scope = dialog ?? root;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const textOf = (element: Element) => (element.textContent ?? '').trim();
  const headings = [...scope.querySelectorAll(dialog ? 'h1, h2, h3' : 'h1')].filter(isSeen).map(textOf);
  // The bar of the page names the question or the document that one is at.
  const [bar] = scope.querySelectorAll('progress[aria-label]');
  const step = bar?.getAttribute('aria-label') ?? '';
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || parent.closest('style, script, [data-page]') || !isSeen(parent)) continue;
    words += (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  const below = location.pathname.split('/account/heloc/')[1] ?? location.pathname;
  const [, application = '', path = below] = /^([0-9a-f-]{36})\/?(.*)$/.exec(below) ?? [];
  return {
    path,
    application,
    title: headings[0] ?? document.title,
    isDialog: dialog !== undefined,
    parts: [...headings, step],
    height: dialog ? dialog.scrollHeight : document.documentElement.scrollHeight,
    words,
  };
}

export const readPageView = (page: Page): Promise<PageView> => page.evaluate(look);

/** Runs in the page: nothing is on its way, and its text and height have been the same for a while. */
async function untilStable(): Promise<void> {
  const QUIET_MS = 700;
  const LONGEST_MS = 8_000;
  await document.fonts.ready;
  const root = document.querySelector('[data-heloc-mount]')?.shadowRoot ?? document.body;
  const state = () => {
    const coming = [...root.querySelectorAll('img')].filter((image) => image.src && !image.complete);
    // The footer comes last.
    const hasFooter = root.querySelector('a[href*="nmlsconsumeraccess.org"]') !== null;
    return coming.length > 0 || !hasFooter
      ? Symbol('coming')
      : `${document.documentElement.scrollHeight} ${root.textContent}`;
  };
  const started = performance.now();
  let last = state();
  let since = started;
  while (performance.now() - since < QUIET_MS && performance.now() - started < LONGEST_MS) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = state();
    if (now === last) continue;
    last = now;
    since = performance.now();
  }
}

export const waitUntilStable = (page: Page): Promise<void> => page.evaluate(untilStable);
