import { useEffect, useRef, useState } from 'react';

/** How long a loader outlasts its reason (docs/rules.md#loaders-and-the-processing-window). */
const HIDE_DELAY_MS = 300;
/** A loader that is shown for less cannot be read. */
const MIN_SHOWN_MS = 1000;

/**
 * Whether a loader is shown: it stays a moment after its reason is gone, so that two short waits in a row do not
 * flicker, and long enough to be read; with `delayed`, a very short wait is not shown at all.
 */
export function useMinimumDisplay(open: boolean, delayed: boolean): boolean {
  const [shown, setShown] = useState(open && !delayed);
  const since = useRef(0);
  useEffect(() => {
    if (shown) since.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (open && !delayed) {
      setShown(true);
      return undefined;
    }
    const missing = open ? 0 : MIN_SHOWN_MS - (performance.now() - since.current);
    const timer = setTimeout(() => setShown(open), Math.max(HIDE_DELAY_MS, missing));
    return () => clearTimeout(timer);
  }, [open, delayed]);
  return shown;
}
