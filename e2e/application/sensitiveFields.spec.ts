import type { Locator, Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';

interface Concealed {
  /** The label. */
  field: string;
  application: Record<string, unknown> | string;
  path?: string;
  /** A number, and how it stands in the field when that is left. */
  first: readonly [typed: string, concealed: string];
  second: readonly [typed: string, concealed: string];
}

const ACCOUNT = {
  application: 'DISBURSEMENT_ACCOUNT',
  path: 'bank/manual-disburse',
  first: ['48151623421', '•••••••3421'],
  second: ['0009876500', '••••••6500'],
} as const;
const LAST_FOUR = { first: ['6789', '••••'], second: ['4321', '••••'] } as const;

/** Every field whose number is shown while it is typed, and hidden after (docs/rules.md#social-security-numbers). */
const FIELDS: Concealed[] = [
  {
    field: 'Social Security number',
    application: 'CREDIT_NO_MATCH',
    first: ['123-45-6789', '•••-••-6789'],
    second: ['219-09-9999', '•••-••-9999'],
  },
  { field: 'Account number', ...ACCOUNT },
  { field: 'Confirm account number', ...ACCOUNT },
  { field: 'Last 4 digits of your Social Security number', application: 'CREDIT_NO_MATCH_SSN', ...LAST_FOUR },
  {
    field: 'Last four digits of your Social Security number',
    application: 'INCOME_VERIFICATION',
    path: 'income/link/empinfo',
    ...LAST_FOUR,
  },
];

/** The number as it stands while the person is in the field. */
const written = async (input: Locator) => {
  await input.focus();
  return input.inputValue();
};

/** Each way of putting another number in the place of the first; the focus is in the field before. */
const WAYS: Record<string, (page: Page, input: Locator, text: string) => Promise<void>> = {
  async 'Tab and Shift+Tab'(page, _, text) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(text);
  },
  async 'Shift+Tab and Tab'(page, _, text) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  },
  async 'paste after Tab'(page, _, text) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await paste(page, text);
  },
  async 'three clicks'(page, input, text) {
    await page.keyboard.press('Tab');
    await input.click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  async 'a pulled selection'(page, input, text) {
    await page.keyboard.press('Tab');
    const { x, y, width, height } = (await input.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width - 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.type(text);
  },
  async 'text dropped onto it'(page, input, text) {
    await page.keyboard.press('Tab');
    await drop(page, input, text);
  },
  async 'a value set by a screen reader, in the field'(_, input, text) {
    await input.fill(text);
  },
  async 'a value set by a screen reader, outside'(page, input, text) {
    await page.keyboard.press('Tab');
    await setFromOutside(input, text);
  },
};

async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+V');
}

/** Pulls a text of the page onto the field. */
async function drop(page: Page, input: Locator, text: string) {
  await page.evaluate((value) => {
    const source = Object.assign(document.createElement('p'), { id: 'source', textContent: value });
    source.style.cssText = 'position: fixed; inset: 0 auto auto 0; margin: 0; z-index: 9; background: white';
    document.body.append(source);
    getSelection()?.selectAllChildren(source);
  }, text);
  await page.locator('#source').dragTo(input, { sourcePosition: { x: 8, y: 8 } });
  await page.locator('#source').evaluate((element) => element.remove());
}

/** As assistive technology does: the value, and an event of its own. */
async function setFromOutside(input: Locator, text: string) {
  await input.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

const FEW = random(SEED).sample(FIELDS, 2);

for (const concealed of FIELDS) {
  const { field, application, path, first, second } = concealed;
  const tag = FEW.includes(concealed) ? [] : '@soak';
  test(`${field}: another number takes the place of one that is hidden`, { tag }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openApplication(page, { origins, sandbox }, application, path);
    const input = page.getByLabel(new RegExp(`^${field}`)).and(page.getByRole('textbox'));
    for (const [name, change] of Object.entries(WAYS)) {
      await test.step(name, async () => {
        await input.fill(first[0]);
        await change(page, input, second[0]);
        expect(await written(input)).toBe(second[0]);
        await input.blur();
        await expect(input).toHaveValue(second[1]);
      });
    }

    await test.step('undo brings no dots into the number', async () => {
      await input.fill(first[0]);
      await WAYS['Tab and Shift+Tab']?.(page, input, second[0]);
      for (let times = 0; times < 10; times += 1) {
        await page.keyboard.press('Control+Z');
        expect(await input.inputValue()).toMatch(/^[\d-]*$/);
      }
    });
  });
}
