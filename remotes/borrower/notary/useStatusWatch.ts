import { useEffect, useEffectEvent } from 'react';
import { pollDelay } from '#src/domain/polling.ts';
import { useFlow } from '#src/features/flow/ApplicationContext.ts';

/** Looks for the next status by itself, at the pace of every other wait, while the page is visible. */
export function useStatusWatch(active = true): void {
  const flow = useFlow();
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await flow.recheck().catch(() => {});
  });
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const wait = (attempt: number) => {
      timer = setTimeout(async () => {
        await look();
        if (!gone) wait(attempt + 1);
      }, pollDelay(attempt));
    };
    wait(1);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [active]);
}
