import { useEffect, useState } from 'react';

/** Whether some seconds, as the server counted them, are still to pass. */
export function useCooldown(seconds: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setOver(seconds), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds > 0 && over !== seconds;
}
