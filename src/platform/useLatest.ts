import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last committed render, for callbacks that run long after it. It is written on commit: React may discard
 * a render before that.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
