import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 30_000;
const STOP_AFTER_MS = 600_000;

/** Looks for news every 30 s while the page is visible, for ten minutes, and whenever the person comes back to it. */
export function useRefetchWhileVisible(look: () => Promise<void>): void {
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look().catch(() => {});
  });
  useEffect(() => {
    const timer = setInterval(tell, EVERY_MS);
    const stop = setTimeout(() => clearInterval(timer), STOP_AFTER_MS);
    window.addEventListener('focus', tell);
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
      window.removeEventListener('focus', tell);
    };
  }, []);
}
