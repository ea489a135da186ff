import { useEffect, useEffectEvent } from 'react';
import { usePolling } from '#src/platform/usePolling.ts';

const EVERY_MS = 30_000;
const STOP_AFTER_MS = 600_000;

/**
 * Looks for news every 30 s while the page is visible, for ten minutes, and whenever the person comes back to it
 * (docs/rules.md#waiting-for-somebody).
 */
export function useRefetchWhileVisible(look: () => Promise<unknown>): void {
  usePolling(look, { everyMs: EVERY_MS, times: STOP_AFTER_MS / EVERY_MS });
  const notify = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look().catch(() => {});
  });
  useEffect(() => {
    // A tab that is come back to on a phone tells only of the second.
    window.addEventListener('focus', notify);
    window.addEventListener('visibilitychange', notify);
    return () => {
      window.removeEventListener('focus', notify);
      window.removeEventListener('visibilitychange', notify);
    };
  }, []);
}
