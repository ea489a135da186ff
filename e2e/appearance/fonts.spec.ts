import { readFileSync } from 'node:fs';
import { MAIN } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS, sampleOf } from '../support/organisations.ts';
import { heading } from '../support/registration.ts';

/** What moves on the first step when its fonts come late: the fallback is as wide (docs/decisions/0053-fallback-fonts.md). */

const WIDTHS = [375, 768, 1000, 1280];
/** How many faces it has of its own. */
const fontsOf = (org: string) =>
  (JSON.parse(readFileSync(`dist/themes/${org}/look.json`, 'utf8')) as { fonts: unknown[] }).fonts.length;
/** The sum of all shifts. */
const MOST_SHIFT = 0.02;

const inShortRun = new Set([MAIN, ...sampleOf(1)]);

for (const org of ORGANISATIONS)
  test(`${org}: fonts that come late move nothing much`, {
    tag: inShortRun.has(org) ? [] : '@soak',
  }, async ({ page, origins }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sums: Record<number, number> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(lenderOf(org).addressOf(origins, 'register-v2'));
      await expect(heading(page, 'What property would you like to use?')).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
      release();
      await page.waitForFunction(
        (count) =>
          [...document.fonts].filter(({ family }) => /^"?heloc-(?!.*-fallback"?$)/.test(family)).length ===
          count,
        fontsOf(org),
      );
      sums[width] = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { shifts: number[] }).shifts.reduce((all, value) => all + value, 0);
      });
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(Object.entries(sums).filter(([, sum]) => sum > MOST_SHIFT)).toEqual([]);
  });
