import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Done = (event: { type: string }) => void;
declare const __webpack_require__: { l: (url: string, done: Done, ...rest: unknown[]) => void };

const RETRIES = 2;
const PAUSE_MS = 400;

/**
 * Asks for a script again, twice and unseen, when its request fails. By script and not by chunk: a chunk that needs
 * shared libraries loads theirs within its own, and retries of retries would multiply.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.l;
  const attempt = (left: number, url: string, done: Done, ...rest: unknown[]): void =>
    load(
      url,
      (event) => {
        if (left > 0 && event.type === 'error') setTimeout(attempt, PAUSE_MS, left - 1, url, done, ...rest);
        else done(event);
      },
      ...rest,
    );
  __webpack_require__.l = (...call) => attempt(RETRIES, ...call);
  return {
    name: 'heloc-retry-chunks',
    /** The runtime would answer with the same failure until the page is reloaded. */
    errorLoadShare({ pkgName, shareInfo, shareScopeMap }) {
      for (const scope of [shareInfo?.scope ?? []].flat()) {
        for (const shared of Object.values(shareScopeMap[scope]?.[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}
