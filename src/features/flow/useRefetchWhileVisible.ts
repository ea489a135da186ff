import { useEffect, useEffectEvent } from 'react';
import { usePolling } from '#src/platform/usePolling.ts';

const EVERY_MS = 30_000;
const STOP_AFTER_MS = 600_000;

/**
 * Refetches every 30 s while the page is visible, for ten minutes, and whenever the person comes back to it
 * (docs/rules.md#waiting-for-somebody).
 */
export function useRefetchWhileVisible(look: () => Promise<unknown>): void {
  usePolling(look, { everyMs: EVERY_MS, times: STOP_AFTER_MS / EVERY_MS });
  const notify = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look().catch(() => {});
  });
  useEffect(() => {
    // On a phone, returning to a tab fires only the second event.
    window.addEventListener('focus', notify);
    window.addEventListener('visibilitychange', notify);
    return () => {
      window.removeEventListener('focus', notify);
      window.removeEventListener('visibilitychange', notify);
    };
  }, []);
}
