import { whenIdle } from '#src/platform/whenIdle.ts';
import { type LoadView, viewOf } from './viewOf.ts';

/**
 * Loads what is likely to be shown next, once the shown screen is there and the page has nothing better to do. Nobody
 * waits for it: one that fails is loaded again when it is to be shown.
 *
 * @returns takes it back, if it has not begun
 */
export function prefetchAfter(shown: LoadView, next: () => readonly LoadView[]): () => void {
  let over = false;
  let cancelIdle = () => {};
  const begin = () => {
    for (const load of next()) viewOf(load).catch(() => {});
  };
  viewOf(shown).then(
    () => {
      if (!over) cancelIdle = whenIdle(begin);
    },
    () => {},
  );
  return () => {
    over = true;
    cancelIdle();
  };
}
