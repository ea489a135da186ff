import { type ComponentType, useMemo } from 'react';

export type LoadView = () => Promise<{ View: ComponentType }>;

/** A promise that says when it is settled, in the terms in which React's `use` asks. */
type Loading = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

const loading = new WeakMap<LoadView, Loading>();

/** A view that comes with the page: nobody waits for it, not even for the moment that a settled promise takes. */
export function atOnce(View: ComponentType): LoadView {
  const load = async () => ({ View });
  loading.set(load, Object.assign(Promise.resolve(View), { status: 'fulfilled', value: View } as const));
  return load;
}

/**
 * The promise of a screen's component, once per screen; a failed one is forgotten so that it can be tried again.
 * One that was loaded ahead is shown at once: React would show the fallback for a promise that it has not seen before,
 * and keep it for a third of a second.
 */
export function viewOf(load: LoadView): Promise<ComponentType> {
  const known = loading.get(load);
  if (known) return known;
  const promise: Loading = load().then(({ View }) => View);
  loading.set(load, promise);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => loading.delete(load),
  );
  return promise;
}

/**
 * The promise for a component to render, for `use` below a `Suspense`. It is asked for above that: what suspends is
 * rendered anew when the promise settles, and would ask again for ever for one that cannot be had. Whoever catches
 * the failure renders this anew to try again.
 */
export const useViewOf = (load: LoadView): Promise<ComponentType> => useMemo(() => viewOf(load), [load]);
