/** Megabits per second that a video session needs (docs/rules.md#notary-session). */
export const NEEDED_MBPS = 1;
const ENOUGH_BYTES = 256_000;
const MAX_TRIES = 6;

export interface Sample {
  bytes: number;
  ms: number;
}

/** Megabits per second of the fastest sample: a slow one may have waited for the server, a fast one did not. */
export function megabitsPerSecond(samples: readonly Sample[]): number {
  return Math.max(0, ...samples.map(({ bytes, ms }) => (bytes * 8) / (Math.max(ms, 1) * 1000)));
}

export type Speed = { kind: 'fast' | 'slow'; mbps: number } | { kind: 'unmeasured' };

/**
 * Loads something several times and measures. Too little to load says nothing about a slow connection, only about a
 * fast one. Rejects as `load` does.
 */
export async function measureSpeed(load: () => Promise<number>, clock: () => number): Promise<Speed> {
  const samples: Sample[] = [];
  let total = 0;
  for (let n = 0; n < MAX_TRIES && total < ENOUGH_BYTES; n += 1) {
    const started = clock();
    const bytes = await load();
    samples.push({ bytes, ms: clock() - started });
    total += bytes;
  }
  const mbps = megabitsPerSecond(samples);
  if (mbps >= NEEDED_MBPS) return { kind: 'fast', mbps };
  return total >= ENOUGH_BYTES ? { kind: 'slow', mbps } : { kind: 'unmeasured' };
}
