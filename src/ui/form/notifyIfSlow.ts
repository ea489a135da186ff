/** Calls `say` when `work` is still under way after `ms` milliseconds. */
export function notifyIfSlow<Result>(ms: number, work: Promise<Result>, say: () => void): Promise<Result> {
  const late = setTimeout(say, ms);
  return work.finally(() => clearTimeout(late));
}
