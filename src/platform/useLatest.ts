import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What the last render that was shown had, for callbacks that are called long after it. Written when that render is
 * committed: one that React throws away must not be seen.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
