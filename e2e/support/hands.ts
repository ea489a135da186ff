import { expect, type Locator, type Page } from '@playwright/test';
import { type Hands, pointer } from '#packages/testing/playwright/hands.ts';
import { HelocPage, type Named, type Place } from '#packages/testing/playwright/helocPage.ts';

/** Whether the element, or for a radio one of its group, has the focus. */
function hasFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  if (activeElement === element) return true;
  const radio = (some: Element | null) =>
    some instanceof HTMLInputElement && some.type === 'radio' ? some : undefined;
  const wanted = radio(element);
  return wanted !== undefined && radio(activeElement)?.name === wanted.name;
}

const FAR = 250;

/** Tab, Shift+Tab, arrows, Enter, Space and typing; nothing else. */
export function keyboard(page: Page): Hands {
  // Switched on ahead: else the key may be faster, and the browser's own dialog opens where nobody sees it.
  page.on('filechooser', () => {});
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < FAR; tabs += 1) {
      if (await target.evaluate(hasFocus)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }
  return {
    async press(button) {
      await expect(button).toBeEnabled();
      await reach(button);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    async tick(box) {
      await expect(box).toBeEnabled();
      await reach(box);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async choose(radio) {
      await reach(radio);
      if (await radio.isChecked()) return;
      const isHere = () =>
        radio.evaluate((e) => (e.getRootNode() as Document | ShadowRoot).activeElement === e);
      for (let arrows = 0; arrows < FAR && !(await isHere()); arrows += 1) {
        await page.keyboard.press('ArrowDown');
      }
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
    async select(list, option) {
      await reach(list);
      await page.keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    async upload(input, file) {
      await reach(input);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
  };
}

/** The driver that hosts have as well, and what only our own journeys need. */
export class Worker extends HelocPage {
  constructor(place: Place, hands: Hands = pointer) {
    super(place, hands);
  }

  /** The same hands on a part of the page. */
  in = (part: Locator): Worker => new Worker(part, this.hands);
  dialog = (name: Named) => this.in(this.place.getByRole('dialog', { name, exact: true }));

  write = (name: Named, text: string) => this.fill(name, text);
  /** Waits for a page by its heading. */
  sees = (name: Named) => this.expectStep(name);
}
