/** Long enough for the first field to be there on a slow phone; nothing waits for what comes after it. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Runs `task` when the browser is idle, so that it does not delay the first field.
 *
 * @returns cancels it, if it has not run
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
