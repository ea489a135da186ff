import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last committed render, for callbacks that run long after it. Written on commit, since React may discard
 * a render.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
