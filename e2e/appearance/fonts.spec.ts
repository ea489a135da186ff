import { readFileSync } from 'node:fs';
import { STATES } from '#remotes/journeys.ts';
import { MAIN } from '../support/application.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS, sampleOf } from '../support/organisations.ts';
import { random, SEED } from '../support/random.ts';
import { heading } from '../support/registration.ts';
import { reachState } from '../support/states.ts';

/** What moves when fonts come late: the fallback is as wide (docs/decisions/0053-fallback-fonts.md). */

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });
test.describe.configure({ mode: 'parallel' });

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

/** Takes the fonts away, and gives them back: what moves by that, in each window of the page. Runs in the page. */
async function shiftsByFonts(): Promise<number[]> {
  const own = [...document.fonts].filter(({ family }) => /^"?heloc-(?!.*-fallback"?$)/.test(family));
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  };
  let sum = 0;
  const note = (list: PerformanceObserverEntryList | PerformanceEntry[]) => {
    for (const entry of Array.isArray(list) ? list : list.getEntries())
      sum += (entry as unknown as { value: number }).value;
  };
  const observer = new PerformanceObserver(note);
  const sums: number[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    for (const face of own) document.fonts.delete(face);
    scrollTo({ top, behavior: 'instant' });
    await frames();
    observer.observe({ type: 'layout-shift' });
    sum = 0;
    for (const face of own) document.fonts.add(face);
    await document.fonts.ready;
    await frames();
    note(observer.takeRecords());
    observer.disconnect();
    sums.push(Number(sum.toFixed(4)));
  }
  return sums;
}

const sampled = random(SEED).sample(STATES, 1);

for (const state of STATES)
  test.describe(() => {
    if (state.isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    test(`${state.name}: fonts that come late move nothing much`, {
      tag: sampled.includes(state) ? [] : '@soak',
    }, async ({ page, origins, sandbox }) => {
      await reachState(state, page, { origins, sandbox });
      await page.waitForLoadState('networkidle');
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sums = await page.evaluate(shiftsByFonts);
        expect.soft(Math.max(...sums), `at ${width}: ${sums}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    });
  });
