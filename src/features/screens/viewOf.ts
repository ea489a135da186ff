import type { ComponentType } from 'react';

type Load = () => Promise<{ View: ComponentType }>;

const loading = new WeakMap<Load, Promise<ComponentType>>();

/** The promise of a screen's component, once per screen; a failed one is forgotten so that it can be tried again. */
export function viewOf(load: Load): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const promise = load().then(({ View }) => View);
  loading.set(load, promise);
  promise.catch(() => loading.delete(load));
  return promise;
}
