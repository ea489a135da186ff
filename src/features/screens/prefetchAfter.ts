import { whenIdle } from '#src/platform/whenIdle.ts';
import { type LoadView, viewOf } from './viewOf.ts';

/**
 * Prefetches the screens that are likely next, once the shown one is loaded and the page is idle. A failure is ignored: the
 * screen is loaded again when it is to be shown.
 *
 * @returns cancels a prefetch that has not begun
 */
export function prefetchAfter(shown: LoadView, next: () => readonly LoadView[]): () => void {
  let isCancelled = false;
  let cancelIdle = () => {};
  const begin = () => {
    for (const load of next()) viewOf(load).catch(() => {});
  };
  viewOf(shown).then(
    () => {
      if (!isCancelled) cancelIdle = whenIdle(begin);
    },
    () => {},
  );
  return () => {
    isCancelled = true;
    cancelIdle();
  };
}
