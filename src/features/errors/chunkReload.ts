/** Reloads of a tab after scripts that failed (docs/rules.md#scripts-that-fail). */
const MAX_RELOADS = 5;
const KEY = 'heloc:chunk-reloads';

/** Whether an error is a script or chunk that did not arrive. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))
  );
}

/** How often, and for which page last: `2 start/hmda`. Throws where the browser refuses its storage. */
function read(): { count: number; page: string } {
  const [count, page = ''] = (sessionStorage.getItem(KEY) ?? '0').split(' ');
  return { count: Number(count), page };
}

/** Counts one more reload for a page; `false` at the limit, and where the count cannot be stored. */
export function mayReload(page: string): boolean {
  try {
    const { count } = read();
    if (!(count < MAX_RELOADS)) return false;
    sessionStorage.setItem(KEY, `${count + 1} ${page}`);
    return true;
  } catch {
    return false;
  }
}

/** A page was shown. Only if it is the one that failed, the count restarts: any other page could cause a reload loop. */
export function forgetReloads(page: string): void {
  try {
    if (read().page === page) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is counted.
  }
}
