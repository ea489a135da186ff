/** Calls `notify` if `work` has not finished after `ms` milliseconds. */
export function notifyIfSlow<Result>(ms: number, work: Promise<Result>, notify: () => void): Promise<Result> {
  const late = setTimeout(notify, ms);
  return work.finally(() => clearTimeout(late));
}
