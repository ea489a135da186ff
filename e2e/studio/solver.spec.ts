import { build } from 'esbuild';
import { derive } from '#src/brand/solver/derive.ts';
import { expect, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';

/** Runs in the page as well, with what the bundle made global there. Ratios, of which the last digit is the machine's, are left out. */
const solved = ([seeds, solve]: readonly [readonly string[], typeof derive | undefined]) => {
  const { solver } = globalThis as unknown as { solver: { derive: typeof derive } };
  return seeds.map((primary, index) => {
    const accent = seeds[seeds.length - 1 - index];
    const scheme = index % 2 ? 'dark' : 'light';
    return (solve ?? solver.derive)({ primary, accent }, { scheme }).tokens;
  });
};

test('colours are derived alike in the browser and where brands are published', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['src/brand/solver/derive.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'solver',
  });
  const dice = random(SEED);
  const seeds = Array.from(
    { length: 200 },
    () => `#${dice.below(0x1000000).toString(16).padStart(6, '0').toUpperCase()}`,
  );
  await page.evaluate(`${outputFiles[0]?.text} globalThis.solver = solver;`);
  expect(await page.evaluate(solved, [seeds, undefined] as const)).toEqual(solved([seeds, derive]));
});
