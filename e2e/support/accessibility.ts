import { expect, type Locator, type Page } from '@playwright/test';
import { ENGINES } from './engines/engines.ts';
import { EXCEPTIONS, type Exception, exceptionFor } from './engines/exceptions.ts';
import { describeFinding } from './engines/finding.ts';

export const PHONE = 375;
export const WIDE = 1280;
/** The wide one last: what follows is looked at there. */
export const WIDTHS = [PHONE, WIDE];
const NARROW = 320;
const NAMED = [
  'button',
  'link',
  'textbox',
  'checkbox',
  'radio',
  'combobox',
  'slider',
  'radiogroup',
  'dialog',
];

interface AxNode {
  role: string;
  name: string;
  description: string;
  invalid: boolean;
  focused: boolean;
}

/** The browser's own accessibility tree, less what it ignores. */
export async function accessibilityTree(page: Page): Promise<AxNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, properties = [] }) => {
        const is = (named: string) =>
          properties.some((property) => property.name === named && String(property.value.value) === 'true');
        return {
          role: String(role?.value ?? ''),
          name: String(name?.value ?? ''),
          description: String(description?.value ?? ''),
          invalid: is('invalid'),
          focused: is('focused'),
        };
      });
  } finally {
    await session.detach();
  }
}

/** The main organisation and the page, with what is urgent before them. */
export const expectTitle = (page: Page) => expect.soft(page).toHaveTitle(/^(.* \| )?Oakline \| \S/);

/** Exceptions that the test under way has met, by page. */
const met = new WeakMap<Page, Set<Exception>>();

/** What the engines hold to be wrong, less the exceptions. */
async function violations(page: Page): Promise<string[]> {
  const exempted = met.get(page) ?? new Set();
  met.set(page, exempted);
  const found: string[] = [];
  for (const engine of ENGINES) {
    for (const finding of await engine(page)) {
      const exception = exceptionFor(finding);
      if (exception) exempted.add(exception);
      else found.push(describeFinding(finding));
    }
  }
  return found;
}

/** At the end of a place's test: every exception that names it as its example was needed there. */
export function expectExceptionsMet(page: Page, state: string): void {
  const idle = EXCEPTIONS.filter((one) => one.state === state && !met.get(page)?.has(one));
  expect(idle, 'exceptions that nothing falls under').toEqual([]);
}

const height = (page: Page) => page.viewportSize()?.height ?? 900;

/** No violation, by any engine at the widths, nothing to scroll sideways at 320 px, a name on every control. */
export async function expectAccessible(page: Page, widths = [PHONE]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: height(page) });
    expect.soft(await violations(page), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: NARROW, height: height(page) });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${page.url()} at ${NARROW}`).toBeLessThanOrEqual(NARROW);
  await page.setViewportSize({ width: WIDE, height: height(page) });
  const nameless = (await accessibilityTree(page)).filter(
    ({ role, name }) => NAMED.includes(role) && name === '',
  );
  expect.soft(nameless, page.url()).toEqual([]);
}

/** Runs in the page: what the field of each link is called, and its group. */
function labelsOf(links: Element[]): { text: string; labels: string[] }[] {
  return links.map((link) => {
    const root = link.getRootNode() as ShadowRoot | Document;
    const control = root.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLInputElement | null;
    const ids = control?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...(control?.labels ?? []),
      ...ids.map((id) => root.getElementById(id)),
      control?.closest('fieldset')?.querySelector('legend'),
    ];
    return {
      text: link.textContent ?? '',
      labels: labels.flatMap((label) => label?.textContent?.replace(/ (\*|\(optional\))$/, '').trim() || []),
    };
  });
}

/** Each link of a summary names its field, a long name by its beginning, and no two read the same. */
async function expectNames(summary: Locator): Promise<void> {
  const links = await summary.getByRole('link').evaluateAll(labelsOf);
  const nameless = links.filter(({ text, labels }) => {
    const lowerText = text.toLowerCase();
    const isNamed = (label: string) => {
      const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
      const longWords = words.filter((word) => word.length > 4);
      return (
        text.includes(label.slice(0, 40).replace(/[?:.]$/, '')) ||
        (longWords.length > 0 ? longWords : words).every((word) => lowerText.includes(word))
      );
    };
    return !labels.some(isNamed);
  });
  expect.soft(nameless, 'each names its field').toEqual([]);
  const texts = links.map(({ text }) => text);
  expect.soft(texts, 'no two read the same').toEqual([...new Set(texts)]);
}

/** After a refused submit: every field in error says in its description what is wrong, the summary has the focus. */
export async function expectErrorsAnnounced(
  page: Page,
  messages: readonly string[],
  widths = [PHONE],
  namesPage = true,
): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeVisible();
  if (namesPage) await expect(page).toHaveTitle(/^Error: /);
  const invalid = (await accessibilityTree(page)).filter((node) => node.invalid);
  expect.soft(invalid.length).toBeGreaterThan(0);
  for (const { role, name, description } of invalid) {
    expect.soft(description, `${role} ${name}`).toMatch(/Error: \S/);
  }
  const lowerText = invalid.map(({ description }) => description).join('\n');
  for (const message of messages) {
    expect.soft(lowerText).toContain(message);
    await expect.soft(summary.getByRole('link', { name: message }).first()).toBeVisible();
  }
  await expectNames(summary);
  await expectAccessible(page, widths);
}
