import { expect, type Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set, and nothing may get lost by. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** Of letters, in a browser as it comes. */
const NORMAL = { standard: 16, fixed: 13 };
const PHONE = 375;

/** Text that a box cuts off, or that lies on other text. Runs in the page. */
function unreadable(): string[] {
  const mount = document.querySelector('[data-heloc-mount]');
  const root = mount?.shadowRoot ?? mount;
  const dialogs = [...(root?.querySelectorAll('dialog[open]') ?? [])];
  const scope = dialogs.at(-1) ?? root;
  if (!scope) return ['There is no application on the page'];
  const found: string[] = [];
  const texts: { node: Text; block: Element; boxes: DOMRect[] }[] = [];
  const blockOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display.startsWith('inline')
      ? blockOf(element.parentElement)
      : element;
  const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const within = (a: DOMRect, edge: DOMRect) => {
    const [left, top] = [Math.max(a.left, edge.left), Math.max(a.top, edge.top)];
    const [right, bottom] = [Math.min(a.right, edge.right), Math.min(a.bottom, edge.bottom)];
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
  };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter(isSeen);
    let floats = false;
    let cut: Element | undefined;
    for (let box: Element | null = parent; box && box !== scope; box = box.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none') floats = true;
      if (['sticky', 'fixed', 'absolute'].includes(position)) floats = true;
      const edge = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const beyond = boxes.some(
        ({ left, right, top, bottom }) =>
          (hides(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) ||
          (hides(overflowY) && (bottom > edge.bottom + 1 || top < edge.top - 1)),
      );
      if (beyond) cut ??= box;
      // What is scrolled away lies on nothing.
      if (/auto|scroll/.test(overflowX + overflowY)) boxes = boxes.map((b) => within(b, edge)).filter(isSeen);
    }
    // What is meant for screen readers alone, and what is laid over the page on purpose.
    if (floats) continue;
    if (cut) found.push(`cut off: ${node.data.trim().slice(0, 60)}`);
    texts.push({ node, block: blockOf(parent), boxes });
  }
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    // A box of text is higher than its letters.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.block === other.block) continue;
      if (one.boxes.some((a) => other.boxes.some((b) => overlap(a, b)))) {
        found.push(`on each other: ${one.node.data.slice(0, 40)} | ${other.node.data.slice(0, 40)}`);
      }
    }
  }
  return found;
}

/** What makes the page scroll sideways; empty where it does not. Runs in the page. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const mount = document.querySelector('[data-heloc-mount]');
  const wide = [...((mount?.shadowRoot ?? mount)?.querySelectorAll('*') ?? [])].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  const names = wide.slice(-5).map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
  return [`${document.documentElement.scrollWidth} in ${innerWidth} px`, ...names];
}

export const overflowing = (page: Page): Promise<string[]> => page.evaluate(tooWide);

function addStyle(css: string): void {
  const root = document.querySelector('[data-heloc-mount]')?.shadowRoot ?? document;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
const removeStyle = () =>
  void (document.querySelector('[data-heloc-mount]')?.shadowRoot ?? document).adoptedStyleSheets.pop();

/** Nothing is cut off, lies on other text or makes the page scroll sideways. */
export async function expectText(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(unreadable), `${how}: ${page.url()}`).toEqual([]);
  expect.soft(await overflowing(page), `${how}, sideways: ${page.url()}`).toEqual([]);
}

/** Letters are so many times the size meanwhile, as the browser's own setting makes them. */
export async function withText(page: Page, times: number, look: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: NORMAL.standard * times, fixed: NORMAL.fixed * times };
  await session.send('Page.setFontSizes', { fontSizes });
  await look();
  await session.send('Page.setFontSizes', { fontSizes: NORMAL });
  await session.detach();
}

/** All text stays readable at 320 px with wide spacing, and with letters twice the size, on a phone too. */
export async function expectReadable(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...before, width: 320 });
  await page.evaluate(addStyle, SPACING);
  await expectText(page, 'wide spacing');
  await page.evaluate(removeStyle);
  await page.setViewportSize(before);

  await withText(page, 2, async () => {
    await expectText(page, 'double text');
    await page.setViewportSize({ ...before, width: PHONE });
    await expectText(page, 'double text on a phone');
  });
  await page.setViewportSize(before);
}
