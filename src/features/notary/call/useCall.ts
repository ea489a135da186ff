import { useEffect, useEffectEvent } from 'react';
import { useTitleNotice } from '#src/features/screens/pageTitle.ts';
import { notify } from './notification.ts';
import { ring } from './ring.ts';

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Calls a person who may be elsewhere: by the page's title for as long as there is a reason, which is set once and does
 * not flash; by sound and a notification until they look.
 */
export function useCall(calling: boolean, { text, sound }: { text: string; sound: boolean }): void {
  useTitleNotice(calling ? text : undefined);
  const begin = useEffectEvent(() => [
    ...(sound ? [ring(isHidden() ? undefined : 1)] : []),
    ...(isHidden() ? [notify(text)] : []),
  ]);
  useEffect(() => {
    if (!calling) return undefined;
    const stops = begin();
    const stop = () => {
      for (const end of stops) end();
    };
    const onVisibility = () => {
      if (!isHidden()) stop();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [calling]);
}
