import path from 'node:path';
import { root } from './release.ts';

/** Parts of libraries that nothing of ours calls, and that the first step would load. */
export const leftOut = {
  // `Combobox` has the browser scroll.
  'compute-scroll-into-view': false,
  // No query of ours comes in pages.
  [path.join(root, 'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]: false,
} as const;
