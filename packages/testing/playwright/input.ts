import type { Locator } from '@playwright/test';

/** A file that is not on a disk, as Playwright takes it. */
export type UploadedFile = Extract<Parameters<Locator['setInputFiles']>[0], { name: string }>;

/** How a person works a page: with a pointer, or with the keyboard alone. Controls are known by role and name. */
export interface Input {
  press(button: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  select(list: Locator, option: string): Promise<void>;
  upload(input: Locator, file: UploadedFile): Promise<void>;
}

/** Whether a modal window, of the application or of the page around it, lies over an element. Runs in the page. */
function isCovered(element: Element): boolean {
  let node = element;
  for (;;) {
    const root = node.getRootNode() as Document | ShadowRoot;
    if ([...root.querySelectorAll(':modal')].some((window) => !window.contains(node))) return true;
    if (!('host' in root)) return false;
    node = root.host;
  }
}

/**
 * Waits until a person could reach the field: Playwright also types into one under a modal window. Its own trial click
 * waits and names the covering element, but is slow, so it runs only where something covers the field.
 */
async function reach(control: Locator): Promise<Locator> {
  if (await control.evaluate(isCovered)) await control.click({ trial: true });
  return control;
}

export const pointer: Input = {
  press: (button) => button.click(),
  write: async (field, text) => (await reach(field)).fill(text),
  tick: (box) => box.check(),
  choose: (radio) => radio.check(),
  select: async (list, option) => {
    await (await reach(list)).selectOption({ label: option });
  },
  upload: (input, file) => input.setInputFiles(file),
};
