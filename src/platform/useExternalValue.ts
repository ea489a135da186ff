import { useSyncExternalStore } from 'react';

/** Subscribes to a value outside React. The server's snapshot is the same, because the build renders a step as well. */
export function useExternalValue<Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
): Value {
  return useSyncExternalStore(subscribe, get, get);
}
