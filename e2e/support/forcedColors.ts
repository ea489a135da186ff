import { expect, type Locator, type Page } from '@playwright/test';

/** Elements that neither text, edge nor selection separates from their surroundings. Runs in the page. */
function indistinct(): string[] {
  const mount = document.querySelector('[data-heloc-mount]');
  const root = mount?.shadowRoot ?? mount;
  const scope = [...(root?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? root;
  if (!scope) return ['There is no application on the page'];
  const isClear = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color);
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} ${element.id}`;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isClipped = getComputedStyle(element).clipPath !== 'none';
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !isClipped;
  };
  const parentOf = (element: Element) =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const groundOf = (element: Element | null): string => {
    for (let box = element; box; box = parentOf(box)) {
      const { backgroundColor } = getComputedStyle(box);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const hasEdge = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const ground = groundOf(parentOf(element));
    const drawn = (width: string, line: string, color: string) =>
      Number.parseFloat(width) > 0 && !/none|hidden/.test(line) && !isClear(color) && color !== ground;
    const side = (name: 'top' | 'bottom') =>
      drawn(
        style.getPropertyValue(`border-${name}-width`),
        style.getPropertyValue(`border-${name}-style`),
        style.getPropertyValue(`border-${name}-color`),
      );
    const isFilled = !isClear(style.backgroundColor) && style.backgroundColor !== ground;
    const isOutlined = drawn(style.outlineWidth, style.outlineStyle, style.outlineColor);
    return (side('top') && side('bottom')) || isOutlined || isFilled || style.appearance === 'auto';
  };
  const isUnderlined = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((part) =>
      getComputedStyle(part).textDecorationLine.includes('underline'),
    );
  const found: string[] = [];

  const FIELDS = 'input:not([type=hidden], [type=range], [type=file]), select, textarea';
  for (const field of scope.querySelectorAll(FIELDS)) {
    // The edge may be that of the box around a field with more in it.
    const boxes = [field, field.parentElement, field.parentElement?.parentElement].filter(
      (box) => box != null,
    );
    if (isSeen(field) && !boxes.some(hasEdge)) found.push(`no edge: ${nameOf(field)}`);
  }
  for (const button of scope.querySelectorAll('button')) {
    const isIcon = button.querySelector('svg') !== null && !button.textContent?.trim();
    if (isSeen(button) && !isIcon && !hasEdge(button) && !isUnderlined(button)) {
      found.push(`no edge: ${nameOf(button)}`);
    }
  }

  /** How an element looks, but for its ground. */
  const looksOf = (element: Element) =>
    JSON.stringify(
      [element, ...element.querySelectorAll('*')].map((part) => {
        const { borderTopWidth, borderTopStyle, fontWeight, textDecorationLine, outlineStyle } =
          getComputedStyle(part);
        return [part.tagName, borderTopWidth, borderTopStyle, fontWeight, textDecorationLine, outlineStyle];
      }),
    );
  for (const chosen of scope.querySelectorAll(
    '[aria-current]:not([aria-current=false]), [aria-selected=true]',
  )) {
    const others = [...(chosen.parentElement?.children ?? [])].filter((other) => other !== chosen);
    const isDistinct = others.every((other) => looksOf(other) !== looksOf(chosen));
    if (isSeen(chosen) && !isDistinct) found.push(`looks like the others: ${nameOf(chosen)}`);
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!node.nodeValue?.trim() || !parent || parent.closest('style, option') || !isSeen(parent)) continue;
    const { color } = getComputedStyle(parent);
    if (isClear(color) || color === groundOf(parent)) found.push(`text: ${nameOf(parent)}`);
  }
  return found;
}

export async function indistinctParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(indistinct);
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** Runs in the page: the other way round, or as it was. */
function setInverted(element: HTMLElement | SVGElement, isBack: boolean): void {
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  if (!(element instanceof HTMLProgressElement)) return;
  const { was } = element.dataset;
  element.dataset.was = String(element.value);
  element.value = isBack ? Number(was) : element.value === 0 ? element.max : 0;
}

/** Ticked and not, or near and far: the same picture means that it cannot be seen. */
async function expectDistinct(part: Locator): Promise<void> {
  if ((await part.count()) === 0) return;
  const control = part.first();
  const shot = () => control.screenshot({ animations: 'disabled' });
  // A page that is rendered meanwhile takes the change back.
  await expect(async () => {
    const before = await shot();
    await control.evaluate(setInverted, false);
    const after = await shot();
    await control.evaluate(setInverted, true);
    expect(before.equals(after), `looks the same: ${part}`).toBe(false);
  }).toPass({ timeout: 5_000 });
}

/**
 * In the system's own few colors every control has an edge, every text and choice can be seen, and how far one is: no
 * color of ours is needed for any of it.
 */
export async function expectDistinguishable(page: Page): Promise<void> {
  expect.soft(await indistinctParts(page), `forced colors: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const mount = page.locator('[data-heloc-mount]');
  const dialogs = mount.locator('dialog[open]');
  const scope = (await dialogs.count()) > 0 ? dialogs.last() : mount.first();
  for (const control of ['input[type=radio]', 'input[type=checkbox]', 'progress[value]']) {
    await expectDistinct(scope.locator(`${control}:visible`));
  }
  await page.emulateMedia({ forcedColors: null });
}
