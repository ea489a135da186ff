/** The seed of random choices: `SEED=`, else the configuration's, fixed in `npm test` and a new one each day in the soak. */
export const SEED = Number(process.env.SEED);

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T | undefined;
  /** Some of the list, in another order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Repeatable chance: the same seeds, the same choices (mulberry32). */
export function random(...seeds: number[]): Random {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 0x9e3779b1) + 0x85ebca6b, 1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => list[below(list.length)],
    sample(list, count) {
      const rest = [...list];
      const taken = Math.min(count, rest.length);
      return Array.from({ length: taken }, () => rest.splice(below(rest.length), 1)).flat();
    },
  };
}
