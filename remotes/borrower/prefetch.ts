// Goes ahead of the remote, as a script of its own: asks for what the remote's entry will ask for, and shows the first
// step until that is there. To the loader it is a container like any other.

import { createEarly } from '#src/mount/early/createEarly.ts';
import { declareOrigins } from '#src/mount/ownOrigins.ts';
import { prefetchTheme } from '#src/mount/prefetch.ts';
import { START } from './firstPath.ts';
import { isKnown } from './isKnown.ts';

/** Names, without `.js`, of the chunks that the entry will ask for at once. */
declare const __HELOC_CHUNKS__: readonly string[];

declareOrigins();
const { src } = document.currentScript as HTMLScriptElement;
// What can be seen is asked for first, in the same task.
setTimeout(() => {
  prefetchTheme(src);
  for (const chunk of __HELOC_CHUNKS__) warm(new URL(`../borrower/${chunk}.js`, src));
});

/** The entry loads it as a script and finds it in the cache. */
function warm(url: URL): void {
  fetch(url)
    .then((answer) => answer.text())
    .catch(() => {});
}

const mount = createEarly({ path: START, isKnown });
Object.assign(window, { heloc_ahead: { init() {}, get: async () => () => ({ mount }) } });
