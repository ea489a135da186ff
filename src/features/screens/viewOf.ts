import { useEffect, useMemo, useState } from 'react';
import type { Message } from '#src/brand/copy.tsx';
import type { ElementComponent } from '#src/jsx/runtime.ts';

interface Module<Props = object> {
  readonly View: ElementComponent<Props>;
}
/** The view of a screen, and how its page is called. */
export interface ScreenModule extends Module {
  readonly title: Message;
}
export type LoadView<M extends Module<never> = Module> = () => Promise<M>;

type Loading<M> = Promise<M> & { module?: M };

const loading = new WeakMap<LoadView<Module<never>>, Loading<Module<never>>>();

/** A view that comes with the page: it renders at once, where a resolved promise would take a render without it. */
export function eager<M extends Module<never>>(module: M): LoadView<M> {
  const load = async () => module;
  loading.set(load, Object.assign(Promise.resolve(module), { module }));
  return load;
}

/** The promise of a view, once per view; a failed one is forgotten so that it can be tried again. */
export function viewOf<M extends Module<never>>(load: LoadView<M>): Loading<M> {
  const known = loading.get(load);
  if (known) return known as Loading<M>;
  const promise: Loading<M> = load();
  loading.set(load, promise);
  promise.then(
    (module) => Object.assign(promise, { module }),
    () => loading.delete(load),
  );
  return promise;
}

/**
 * The loaded view; throws when loading failed, and loads again when remounted.
 * No `Suspense`: React shows its fallback for at least a third of a second, however soon the view is there.
 */
export function useView<M extends Module<never>>(load: LoadView<M>): M | undefined {
  const promise = useMemo(() => viewOf(load), [load]);
  const [outcome, setOutcome] = useState<{ of: Loading<M>; error?: unknown }>();
  const { module } = promise;
  useEffect(() => {
    if (module) return undefined;
    let wanted = true;
    promise.then(
      () => wanted && setOutcome({ of: promise }),
      (error) => wanted && setOutcome({ of: promise, error }),
    );
    return () => {
      wanted = false;
    };
  }, [promise, module]);
  if (outcome?.of === promise && 'error' in outcome) throw outcome.error;
  return module;
}
