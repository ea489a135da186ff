import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MAIN, openApplication } from '../support/application.ts';
import { changesOf, factsIn, factsOf, fontsThere, type KeptLooks, keptOf } from '../support/brandLooks.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectDistinguishable } from '../support/forcedColors.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS } from '../support/organisations.ts';

/**
 * Eight brands, the most unlike of all, on six screens, and the others on two, as facts (docs/decisions/0059-looks-as-facts.md).
 * `UPDATE_LOOKS=1` writes them anew, those of a new brand too; what has changed is then read in the difference.
 */
const FILE = path.join(import.meta.dirname, 'brandLooks.json');
const readKept = (): Record<string, KeptLooks> => JSON.parse(readFileSync(FILE, 'utf8'));
const kept = readKept();

/** In which status an application is on it; the first is for visitors. */
const SCREENS = {
  'first step': undefined,
  consent: 'APP_SUBMISSION',
  offer: 'OFFER_SELECTION',
  income: 'INCOME_VERIFICATION',
  sign: 'NOTE_SIGNING',
  waiting: 'ORDER_FULL_TITLE',
} as const;
type Screen = keyof typeof SCREENS;
/** What is kept of every brand; more of those that more is kept of. */
const OF_ALL: readonly Screen[] = ['first step', 'offer'];
const screensOf = (org: string) => {
  const names = Object.keys(kept[org]?.screens ?? {});
  return (Object.keys(SCREENS) as Screen[]).filter(
    (screen) => OF_ALL.includes(screen) || names.some((name) => name.startsWith(`${screen},`)),
  );
};
const WIDTHS = [375, 1280];

const hasDark = (org: string) => {
  const file = `dist/themes/${org}/dark.json`;
  return existsSync(file) && typeof JSON.parse(readFileSync(file, 'utf8')) === 'object';
};

/** Drawn to the end: the same twice in a row. */
async function settled(page: Page) {
  let now = await factsOf(page);
  await expect(async () => {
    const before = now;
    now = await factsOf(page);
    expect(now).toEqual(before);
  }).toPass();
  return now;
}

/** A new look is written, or it is as it was. */
async function expectKept(page: Page, org: string, name: string): Promise<void> {
  const now = await settled(page);
  expect(Object.keys(now)).toContain('heading');
  if (process.env.UPDATE_LOOKS) {
    const all = readKept();
    const looks = all[org] ?? { styles: [], screens: {} };
    all[org] = looks;
    looks.screens[name] = keptOf(looks, now);
    const text = JSON.stringify(all, null, 2);
    // Four numbers on a line, as the formatter has them.
    const formatted = text.replace(/\[[-\d\s,]+\]/g, (list) =>
      list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
    );
    writeFileSync(FILE, `${formatted}\n`);
    return;
  }
  const looks = kept[org] as KeptLooks;
  expect(Object.keys(looks.screens), `UPDATE_LOOKS=1 writes what is new of ${org}`).toContain(name);
  expect(await changesOf(page, factsIn(looks, name), now), `${org}, ${name}`).toEqual([]);
}

/** In both schemes, at both widths. */
async function lookThrough(page: Page, org: string, screen: Screen): Promise<void> {
  await fontsThere(page, org);
  const { scheme } = JSON.parse(readFileSync(`dist/themes/${org}/look.json`, 'utf8'));
  for (const colorScheme of hasDark(org) ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() =>
        page
          .getByRole('heading', { level: 1 })
          .first()
          .evaluate((each) => getComputedStyle(each).colorScheme),
      )
      .toBe(colorScheme === 'dark' ? 'dark' : scheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectKept(page, org, `${screen}, ${width}, ${colorScheme}`);
    }
  }
}

/** More screens are kept of them. */
const MOST_UNLIKE = Object.keys(kept).filter((org) => screensOf(org).length > OF_ALL.length);

test('the eight most unlike look as they did on the first step, one after the other in place', async ({
  page,
  origins,
}) => {
  expect(MOST_UNLIKE).toHaveLength(8);
  // Who was sent by somebody is told of them.
  const isSent = (org: string) => Boolean(lenderOf(org).capabilities.requiresReferrer);
  for (const sent of [true, false]) {
    const orgs = MOST_UNLIKE.filter((org) => isSent(org) === sent);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(lenderOf(orgs[0] ?? MAIN).addressOf(origins, 'register-v2'));
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    await page.waitForLoadState('networkidle');
    for (const org of orgs) {
      await page.locator('heloc-application').evaluate(async (element, code) => {
        const application = element as unknown as { update(options: object): Promise<void> };
        await application.update({ org: code });
      }, org);
      await lookThrough(page, org, 'first step');
    }
  }
});

// A lender that has just been added has no look that was.
for (const org of process.env.UPDATE_LOOKS ? ORGANISATIONS : Object.keys(kept))
  for (const screen of screensOf(org)) {
    const status = SCREENS[screen];
    test(`${org} looks as it did: ${screen}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      if (status) await openApplication(page, { origins, sandbox }, status, '', org);
      else await page.goto(lenderOf(org).addressOf(origins, 'register-v2'));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
      await expect(page.getByRole('link', { name: /^Terms of/ }).last()).toBeVisible();
      // What it asks for has come.
      await page.waitForLoadState('networkidle');
      await lookThrough(page, org, screen);
      await expectDistinguishable(page);
    });
  }
