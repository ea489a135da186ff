import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from './registration.ts';

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** How a person works a page: with a pointer, or with the keyboard alone. Controls are known by role and name. */
export interface Hands {
  press(button: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  select(list: Locator, option: string): Promise<void>;
  upload(input: Locator, file: UploadedFile): Promise<void>;
}

export const pointer: Hands = {
  press: (button) => button.click(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: (radio) => radio.check(),
  select: (list, option) => list.selectOption({ label: option }).then(() => undefined),
  upload: (input, file) => input.setInputFiles(file),
};

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

type Named = string | RegExp;

/** Controls by role and accessible name, worked by somebody's hands. */
export class Worker {
  constructor(
    readonly place: Place,
    readonly hands: Hands = pointer,
  ) {}

  /** The same hands on a part of the page. */
  in = (part: Locator): Worker => new Worker(part, this.hands);

  button = (name: Named) => this.place.getByRole('button', { name, exact: true });
  field = (name: Named) => this.place.getByRole('textbox', { name, exact: true });
  box = (name: Named) => this.place.getByRole('checkbox', { name, exact: true });
  radio = (name: Named) => this.place.getByRole('radio', { name, exact: true });
  dialog = (name: Named) => this.in(this.place.getByRole('dialog', { name, exact: true }));

  press = (name: Named) => this.hands.press(this.button(name));
  write = (name: Named, text: string) => this.hands.write(this.field(name), text);
  tick = (name: Named) => this.hands.tick(this.box(name));
  choose = (name: Named) => this.hands.choose(this.radio(name));
  select = (name: Named, option: string) =>
    this.hands.select(this.place.getByRole('combobox', { name, exact: true }), option);
  upload = (name: Named, file: UploadedFile) => this.hands.upload(this.place.getByLabel(name), file);

  /** Waits for a page by its heading. */
  sees = (name: Named) => expect(this.place.getByRole('heading', { level: 1, name })).toBeVisible();
}
