import { expect, type Locator, type Page } from '@playwright/test';
import { HelocPage, type Named, type Place } from '#packages/testing/playwright/helocPage.ts';
import { type Input, pointer } from '#packages/testing/playwright/input.ts';
import { answersOf, FIELDS, type PageDriver } from '#src/testing/pageDriver.ts';

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
export function keyboard(page: Page): Input {
  // Registered beforehand: a key press may be faster, and without a listener the browser opens its own file dialog.
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

/** The page objects that hosts have as well, as the driver of our own journeys. */
export class BrowserDriver extends HelocPage implements PageDriver {
  /** @param patience milliseconds that something may take to be shown; else what tests wait. */
  constructor(
    place: Place,
    input: Input = pointer,
    private readonly patience?: number,
  ) {
    super(place, input);
  }

  in = (part: Locator): BrowserDriver => new BrowserDriver(part, this.input, this.patience);
  within = (role: 'dialog' | 'group' | 'region', name: Named) =>
    this.in(this.place.getByRole(role, { name, exact: true }));
  dialog = (name: Named) => this.within('dialog', name);

  pressFirst = (name: Named) => this.input.press(this.button(name).first());
  doublePress = (name: Named) => this.button(name).dblclick();
  focus = (name: Named) => this.button(name).focus();
  follow = (name: Named) => this.input.press(this.place.getByRole('link', { name, exact: true }));
  search = (name: Named, text: string) => this.input.write(this.combobox(name), text);
  async expectSuggestion(name: Named, suggestion: Named): Promise<void> {
    await this.combobox(name).click();
    await this.shows(this.place.getByRole('option', { name: suggestion }).first());
  }
  async expand(summary: string): Promise<void> {
    const folds = this.place.locator('summary').filter({ hasText: summary });
    await this.shows(folds.first());
    for (const fold of await folds.all()) {
      const isOpen = await fold.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
      if (!isOpen) await this.input.press(fold);
    }
  }
  /** Waits for a page by its heading. */
  expectHeading = (name: Named) => this.expectStep(name);
  async readText(text: Named): Promise<string> {
    const found = this.place.getByText(text).filter({ visible: true }).first();
    await this.shows(found);
    return (await found.textContent()) ?? '';
  }
  expectMessage(text: Named): Promise<void> {
    const { place } = this;
    const messages = place.getByRole('alert').or(place.getByRole('status')).or(place.getByRole('heading'));
    return this.shows(messages.filter({ hasText: text, visible: true }).first());
  }
  expectNotBlank = () => this.shows(this.place.getByRole('heading').first());
  readAnswers = () => this.place.locator('[data-heloc-mount]').locator(FIELDS).evaluateAll(answersOf);
  expectCheckbox = (name: Named) =>
    expect(this.place.getByRole('checkbox', { name, exact: true })).toBeEnabled();
  expectButton = (name: Named) => this.shows(this.button(name));
  async waitForScreen(before?: string): Promise<string> {
    const html = this.place.locator('html');
    const shown = async () => (await html.evaluate(() => location.pathname)).split(/\/[0-9a-f-]{36}\/?/)[1];
    await expect(async () => expect([undefined, '', before]).not.toContain(await shown())).toPass({
      timeout: 60_000,
    });
    return (await shown()) ?? '';
  }
  async returnToPage(): Promise<void> {
    await this.place.locator('html').evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  }
  async waitForSitePage(path: string): Promise<void> {
    const html = this.place.locator('html');
    await expect(async () => expect(await html.evaluate(() => location.href)).toContain(path)).toPass();
  }
  count = (name: Named, role: 'button' | 'radio' | 'combobox' = 'button') =>
    this.place.getByRole(role, { name, exact: true }).count();

  override expectStep(title: Named): Promise<void> {
    return this.shows(this.heading(title));
  }
  private combobox = (name: Named) => this.place.getByRole('combobox', { name, exact: true });
  private shows(part: Locator): Promise<void> {
    return expect(part).toBeVisible(this.patience === undefined ? {} : { timeout: this.patience });
  }
}
