import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __webpack_require__: { e: (chunk: string | number) => Promise<unknown> };

const RETRIES = 2;
const PAUSE_MS = 400;

/**
 * Loads a chunk again, twice and unseen, when its request fails. Wrapping the loader of chunks also covers the
 * shared libraries' chunks, which would stay failed until the page is reloaded.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.e;
  const attempt = (chunk: string | number, left: number): Promise<unknown> =>
    load(chunk).catch((error: unknown) => {
      if (left === 0) throw error;
      return new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(() => attempt(chunk, left - 1));
    });
  __webpack_require__.e = (chunk) => attempt(chunk, RETRIES);
  return { name: 'heloc-retry-chunks' };
}
