import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { indistinctParts } from '../support/forcedColors.ts';
import type { Sites } from '../support/walk.ts';

/** What opens over a page of ours, by the keyboard alone. */
interface Opened {
  name: string;
  widths: readonly number[];
  application: Parameters<typeof openApplication>[2];
  path?: string;
  opener(page: Page): Locator;
  /** What leads to the opener. */
  before?(page: Page): Promise<void>;
  panel(page: Page): Locator;
  /** The focus is in it from the start. */
  takesFocus?: true;
  /** What has the focus once it is closed. Default: the opener. */
  back?(page: Page): Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const INCOME = { status: { checklistStatus: 'INCOME_VERIFICATION' }, user: { accounts: 2 } };
const popover = (page: Page) => page.locator('[popover]:popover-open');

const OPENED: readonly Opened[] = [
  {
    name: 'the apps',
    widths: [WIDE],
    application: INCOME,
    opener: (page) => button(page, 'Apps'),
    panel: popover,
  },
  {
    name: 'the profile',
    widths: [WIDE],
    application: INCOME,
    opener: (page) => button(page, 'Profile'),
    panel: popover,
  },
  {
    name: 'the menu of a phone',
    widths: [PHONE],
    application: INCOME,
    opener: (page) => button(page, 'Menu'),
    panel: (page) => page.getByRole('dialog', { name: 'Menu' }),
    takesFocus: true,
  },
  {
    name: 'the notifications',
    widths: [PHONE, WIDE],
    application: { scenario: 'notifications-hostile' },
    opener: (page) => button(page, /^Notifications/),
    panel: popover,
  },
  {
    name: 'what a word means',
    widths: [PHONE, WIDE],
    application: 'OFFER_SELECTION',
    opener: (page) => button(page, 'About APR').first(),
    panel: popover,
  },
  {
    name: 'the feedback',
    widths: [PHONE, WIDE],
    application: 'HMDA',
    path: 'start/hmda',
    opener: (page) => button(page, 'Share your feedback with the CEO'),
    panel: (page) => page.getByRole('dialog', { name: 'Share your thoughts with our CEO' }),
    takesFocus: true,
  },
  {
    name: 'the survey',
    widths: [PHONE, WIDE],
    application: 'OFFER_SELECTION',
    opener: (page) => button(page, 'Save and finish later'),
    panel: (page) => page.getByRole('dialog'),
    takesFocus: true,
  },
  {
    name: 'the accounts',
    widths: [WIDE],
    application: INCOME,
    before: (page) => button(page, 'Profile').press('Enter'),
    opener: (page) => button(page, 'Switch Accounts'),
    panel: (page) => page.getByRole('dialog', { name: 'Switch accounts' }),
    takesFocus: true,
    back: (page) => button(page, 'Profile'),
  },
];

async function open(shown: Opened, { page, origins, sandbox }: Sites): Promise<void> {
  await openApplication(page, { origins, sandbox }, shown.application, shown.path);
  // The status has led to its screen, and its title has had the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('NMLS Consumer Access')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await shown.before?.(page);
  await shown.opener(page).press('Enter');
  await expect(shown.panel(page)).toBeVisible();
}

/** Whether what has the focus is in what is open. */
const holdsFocus = (panel: Locator) => panel.evaluate((element) => element.matches(':focus-within'));

/** Whether anything behind it has the focus; the browser's own bar may. */
const isBehindFocused = async (page: Page, panel: Locator) =>
  !(await holdsFocus(panel)) && (await page.evaluate(() => document.activeElement !== document.body));

/** More than there is to reach in any of them. */
const TABS = 20;

/** Tab leads through a dialog and around, and through a panel and out of it, which closes it. */
async function tabThrough(page: Page, { takesFocus }: Opened, panel: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (takesFocus) expect(await isBehindFocused(page, panel)).toBe(false);
    else if ((await panel.count()) === 0) break;
  }
  await expect(panel).toHaveCount(takesFocus ? 1 : 0);
  // Escape closes a tip first, and the cross may have one now.
  if (takesFocus) await panel.getByRole('heading').first().focus();
  // It has gone on, and is not lost.
  if (!takesFocus) expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

for (const shown of OPENED)
  for (const width of shown.widths) {
    test(`${shown.name} by the keyboard at ${width}: in, through, and back`, { tag: '@soak' }, async ({
      page,
      origins,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(shown, { page, origins, sandbox });
      const panel = shown.panel(page);
      if (shown.takesFocus) expect(await holdsFocus(panel)).toBe(true);
      await tabThrough(page, shown, panel);
      if (!shown.takesFocus) {
        await shown.opener(page).press('Enter');
        await expect(panel).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect((shown.back ?? shown.opener)(page)).toBeFocused();
    });

    test(`${shown.name} is accessible in every look at ${width}`, { tag: '@soak' }, async ({
      page,
      origins,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(shown, { page, origins, sandbox });
      const panel = shown.panel(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, [width]);
        await page.setViewportSize({ width, height: 800 });
        await expect(panel).toBeVisible();
      }
      expect(await indistinctParts(page)).toEqual([]);
      // 1280 pixels at 400 %: nothing is cut off, and the last of it can be reached.
      await page.setViewportSize({ width: 320, height: 256 });
      if (!(await panel.isVisible())) return;
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      const last = panel.locator('a, button, input').last();
      if ((await last.count()) === 0) return;
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  }
