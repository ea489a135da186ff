import { useEffect, useState } from 'react';

/** Shared areas s9: "Loader hide delay". */
const HIDE_DELAY_MS = 300;

/**
 * Whether something that comes and goes is to be seen: it stays a moment after its reason has gone, so that two short
 * waits in a row do not flicker; with `delayed` a wait that is over at once is not shown at all.
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
