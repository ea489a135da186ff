import { useEffect, useState } from 'react';

/** Whether `busy` has lasted for longer than a person takes for at once. */
export function useLate(busy: boolean, ms = 300): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, ms]);
  return isLate;
}
