import { useSyncExternalStore } from 'react';

/** A value that changes outside React. It is the same where there is no page yet: a step is also rendered by the build. */
export function useSource<Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value {
  return useSyncExternalStore(subscribe, get, get);
}
