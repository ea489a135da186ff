import { useEffect, useEffectEvent } from 'react';

/**
 * Refetches everything when the page returns from the back/forward cache, from sleep or from being offline: calls in
 * flight were lost, some without an error, and the application may have moved on.
 */
export function useRefreshOnReturn(readAll: () => Promise<unknown>): void {
  const ask = useEffectEvent(() => void readAll());
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && ask();
    const back = () => ask();
    window.addEventListener('pageshow', shown);
    window.addEventListener('online', back);
    document.addEventListener('resume', back);
    return () => {
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('online', back);
      document.removeEventListener('resume', back);
    };
  }, []);
}
