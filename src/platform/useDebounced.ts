import { useEffect, useState } from 'react';

/** The value once it has rested for `ms`. */
export function useDebounced<V>(value: V, ms: number): V {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
