import { type ComponentType, useEffect, useMemo, useState } from 'react';

export type LoadView = () => Promise<{ View: ComponentType }>;

type Loading = Promise<ComponentType> & { View?: ComponentType };

const loading = new WeakMap<LoadView, Loading>();

/** A view that comes with the page: nobody waits for it, not even for the moment that a settled promise takes. */
export function atOnce(View: ComponentType): LoadView {
  const load = async () => ({ View });
  loading.set(load, Object.assign(Promise.resolve(View), { View }));
  return load;
}

/** The promise of a screen's component, once per screen; a failed one is forgotten so that it can be tried again. */
export function viewOf(load: LoadView): Loading {
  const known = loading.get(load);
  if (known) return known;
  const promise: Loading = load().then(({ View }) => View);
  loading.set(load, promise);
  promise.then(
    (View) => Object.assign(promise, { View }),
    () => loading.delete(load),
  );
  return promise;
}

/**
 * A screen's component, once it is there; throws when it cannot be had, and asks again when mounted anew.
 * It is no `Suspense`: React keeps what stands in for something for a third of a second, however soon that comes.
 */
export function useView(load: LoadView): ComponentType | undefined {
  const promise = useMemo(() => viewOf(load), [load]);
  const [outcome, setOutcome] = useState<{ of: Loading; error?: unknown }>();
  const { View } = promise;
  useEffect(() => {
    if (View) return undefined;
    let wanted = true;
    promise.then(
      () => wanted && setOutcome({ of: promise }),
      (error) => wanted && setOutcome({ of: promise, error }),
    );
    return () => {
      wanted = false;
    };
  }, [promise, View]);
  if (outcome?.of === promise && 'error' in outcome) throw outcome.error;
  return View;
}
