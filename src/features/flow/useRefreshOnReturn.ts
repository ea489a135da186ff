import { useEffect, useEffectEvent } from 'react';

/**
 * Back from the browser's cache, from sleep or from being offline: calls that were under way are lost, some without a
 * word, and the case may have moved on. So everything is asked for again.
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
