/** Says so when `work` is not over after a while. */
export function notifyIfSlow<Result>(ms: number, work: Promise<Result>, say: () => void): Promise<Result> {
  const late = setTimeout(say, ms);
  return work.finally(() => clearTimeout(late));
}
