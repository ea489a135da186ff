/** Long enough for the first field to be there on a slow phone; nothing waits for what comes after it. */
const IDLE_TIMEOUT_MS = 2000;
/** In place of an idle callback, which Safari has not. */
const PAUSE_MS = 200;

/**
 * Runs `task` when the browser is idle, so that it does not delay the first field.
 *
 * @param timeoutMs how long a busy page may keep it waiting
 * @returns cancels it, if it has not run
 */
export function whenIdle(task: () => void, timeoutMs = IDLE_TIMEOUT_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(PAUSE_MS, timeoutMs));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
