import { useEffect, useState } from 'react';

/** How long a loader outlasts its reason (docs/rules.md#loaders-and-the-processing-window). */
const HIDE_DELAY_MS = 300;

/**
 * Whether a loader is shown: it stays a moment after its reason is gone, so that two short waits in a row do not
 * flicker; with `delayed`, a very short wait is not shown at all.
 */
export function useLinger(open: boolean, delayed: boolean): boolean {
  const [shown, setShown] = useState(open && !delayed);
  useEffect(() => {
    if (open && !delayed) {
      setShown(true);
      return undefined;
    }
    const timer = setTimeout(() => setShown(open), HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, delayed]);
  return shown;
}
