/** Where `@truv/bridge` gets Truv's script from as soon as it is imported; Truv has no other place. */
export const TRUV_SCRIPT = 'https://cdn.truv.com/bridge.js';

/**
 * `@truv/bridge` tells nobody when its script does not arrive; that it fails is heard by monitoring alone
 * (`src/mount/monitoring`). Listens from before the client is imported until the returned function is called.
 */
export function watchScript({ document }: Window, onFailure: () => void): () => void {
  const listening = new AbortController();
  // The `error` of a script does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src === TRUV_SCRIPT) onFailure();
    },
    { capture: true, signal: listening.signal },
  );
  return () => listening.abort();
}
