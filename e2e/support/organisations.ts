import { readFileSync } from 'node:fs';
import { random, SEED } from './random.ts';

const { orgs } = JSON.parse(readFileSync('dist/themes/index.json', 'utf8')) as { orgs: { code: string }[] };

/** Every organisation's code. */
export const ORGANISATIONS: readonly string[] = orgs.map(({ code }) => code);

/** Some of them, by the seed: others each day in the soak. */
export const sampleOf = (count: number): ReadonlySet<string> =>
  new Set(random(SEED).sample(ORGANISATIONS, count));
