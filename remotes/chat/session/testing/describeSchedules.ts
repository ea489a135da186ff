import { expect, jest, test } from '@jest/globals';
import { type ModeName, openMode } from './modes.ts';
import { type Figures, isFaultless, NONE, runSeed, shrunk, tableOf } from './schedules.ts';

/** `CHAT_SEEDS=200 npx jest remotes/chat/session/schedules/nice` runs so many, `CHAT_SEED=7` that one. */
const COUNT = Number(process.env.CHAT_SEEDS ?? 3);
const ONE = process.env.CHAT_SEED;
const SEEDS = ONE === undefined ? Array.from({ length: COUNT }, (_, nth) => nth + 1) : [Number(ONE)];

/** Whatever goes wrong meanwhile: the screen is the server's truth (docs/decisions/0067-one-harness-of-fault-schedules.md). */
export function describeSchedules(name: ModeName): void {
  test(
    `${name}: nothing that is typed is lost, doubled or out of its place, whatever goes wrong`,
    async () => {
      // A vendor's client says in the page's console where it could not begin.
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const mode = await openMode(name);
      const sum: Figures = { ...NONE };
      const failing: number[] = [];
      try {
        for (const seed of SEEDS) {
          const { figures } = await runSeed(mode, seed);
          for (const column of Object.keys(sum) as (keyof Figures)[]) sum[column] += figures[column];
          if (isFaultless(figures)) continue;
          failing.push(seed);
          process.stdout.write(`CHAT_SEED=${seed}\n${tableOf(name, figures)}\n`);
        }
        process.stdout.write(`${tableOf(name, sum)}\n`);
        expect(mode.listeners()).toEqual([]);
        const [first] = failing;
        const found = first === undefined ? undefined : { seed: first, ...(await shrunk(mode, first)) };
        expect({ failing, found }).toEqual({ failing: [], found: undefined });
      } finally {
        mode.close();
      }
    },
    60_000 + SEEDS.length * 30_000,
  );
}
