/** Where `@truv/bridge` gets Truv's script from as soon as it is imported; Truv has no other place. */
export const TRUV_SCRIPT = 'https://cdn.truv.com/bridge.js';

/**
 * `@truv/bridge` does not report that its script failed to load; only monitoring sees the error (`src/mount/monitoring`).
 * Call it before the client is imported; the returned function stops listening.
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
