import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Done = (event: { type: string }) => void;
declare const __webpack_require__: {
  l: (url: string, done: Done, ...rest: unknown[]) => void;
  c: Record<string, { error?: unknown }>;
};

const RETRIES = 2;
const PAUSE_MS = 400;

/**
 * Asks for a script again, twice and unseen, when its request fails. By script and not by chunk: a chunk that needs
 * shared libraries loads theirs within its own, and retries of retries would multiply.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  const load = __webpack_require__.l;
  const givenUp = new Set<string>();
  const attempt = (left: number, url: string, done: Done, ...rest: unknown[]): void =>
    load(
      url,
      (event) => {
        if (event.type === 'error') {
          if (left > 0) return void setTimeout(attempt, PAUSE_MS, left - 1, url, done, ...rest);
          givenUp.add(url);
        }
        done(event);
      },
      ...rest,
    );
  __webpack_require__.l = (...call) => {
    const [url] = call;
    const begin = () => attempt(RETRIES, ...call);
    // What the browser keeps of it may be what is wrong.
    if (givenUp.delete(url))
      fetch(url, { cache: 'reload' })
        .then((answer) => answer.text())
        .then(begin, begin);
    else begin();
  };
  return {
    name: 'heloc-retry-chunks',
    // The runtime would answer with the same failure until the page is reloaded: it keeps the promise of a library, and
    // the modules that threw without it.
    beforeLoadShare(args) {
      const { c: modules } = __webpack_require__;
      for (const [id, { error }] of Object.entries(modules)) if (error) delete modules[id];
      return args;
    },
    errorLoadShare({ pkgName, shareInfo, shareScopeMap }) {
      for (const scope of [shareInfo?.scope ?? []].flat()) {
        for (const shared of Object.values(shareScopeMap[scope]?.[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}
