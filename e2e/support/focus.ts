import { expect, type Page } from '@playwright/test';

const FAR = 150;

interface Stop {
  /** The same for the radios of one group. */
  key: number;
  problem?: string;
}

type Trail = Window & { helocTrail?: unknown[] };

/** What has the focus, and whether one sees it and that it has it; nothing for the page itself. Runs in the page. */
function focused(): Stop | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return undefined;
  const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '';
  const identity = radio || element;
  (window as Trail).helocTrail ??= [];
  const trail = (window as Trail).helocTrail ?? [];
  if (!trail.includes(identity)) trail.push(identity);
  const stop = { key: trail.indexOf(identity) };
  const root = element.getRootNode() as Document | ShadowRoot;
  // The rest of the host's page is not ours.
  if (root === document && !element.closest('[data-heloc-mount]')) return stop;

  const here = element;
  const name = `${here.tagName} ${here.getAttribute('aria-label') ?? here.textContent?.slice(0, 40) ?? ''} ${here.id}`;
  const { left, top, width, height } = here.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
  const seen = points.some(([x, y]) => {
    const hit = root.elementFromPoint(x, y);
    return hit && (here.contains(hit) || hit.contains(here) || labels.some((label) => label.contains(hit)));
  });
  if (!seen) return { ...stop, problem: `not in sight: ${name}` };
  const marked = [here, ...labels].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  return marked ? stop : { ...stop, problem: `no focus ring: ${name}` };
}

/** Runs in the page: what has the focus is brought clear of bars with the next frame. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function look(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(focused);
  if (!stop?.problem) return stop;
  await page.evaluate(nextFrames);
  return page.evaluate(focused);
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < steps) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (!stop) continue;
    if (stops.length > 1 && stop.key === stops[0]?.key) break;
    stops.push(stop);
  }
  return stops;
}

/**
 * On a small screen, in the colours that a person forces and without motion: Tab goes once round the page, and each stop
 * is in sight and marked.
 *
 * @param andBack whether Shift+Tab leads back the same way: longer, and seldom news
 */
export async function expectKeyboardReach(page: Page, andBack = false): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 375, height: 667 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName ?? String(animation)),
  );
  expect.soft(moving, `moving: ${page.url()}`).toEqual([]);
  const forth = await walk(page, 'Tab', FAR);
  expect.soft(forth.length, `Tab comes round: ${page.url()}`).toBeLessThan(FAR);
  const problems = forth.flatMap(({ problem }) => problem ?? []);
  expect.soft(problems, page.url()).toEqual([]);
  if (andBack) {
    const keysOf = (stops: Stop[]) => stops.map(({ key }) => key);
    const back = await walk(page, 'Shift+Tab', forth.length);
    expect.soft(keysOf(back), `Shift+Tab: ${page.url()}`).toEqual(keysOf(forth).reverse());
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  await page.setViewportSize(before);
}

/** Escape closes the dialog, and the focus is on the button again that opened it. */
export async function expectFocusBack(page: Page, dialog: string | RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: dialog, exact: true })).toHaveCount(0);
  const focus = await page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.tagName;
  });
  expect(focus, `after ${dialog}`).toMatch(/^(BUTTON|A)$/);
}
