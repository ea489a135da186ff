import type { KeyValueStore } from '#src/platform/storage.ts';

/** Reloads after a script failure, at most so many times in a tab (borrower flow s8 and s9). */
export const MAX_RELOADS = 5;
const KEY = 'heloc:chunk-reloads';

/** Whether an error is a script or chunk that did not arrive. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
  );
}

/** Counts one more reload; `false` when the limit is reached or the count cannot be kept. */
export function mayReload(session: KeyValueStore): boolean {
  const count = Number(session.get(KEY) ?? 0);
  if (!(count < MAX_RELOADS)) return false;
  session.set(KEY, String(count + 1));
  return true;
}

/** A screen was shown: the next failure starts counting anew. */
export function forgetReloads(session: KeyValueStore): void {
  session.remove(KEY);
}
