import { memo, startTransition, useEffect, useState } from 'react';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyComponent } from './LazyComponent.tsx';
import { viewOf } from './viewOf.ts';

/**
 * An optional component: loaded once the page is idle, and left out when it cannot be loaded. It is rendered in slices, as
 * nobody waits for it, once it is there.
 */
export const WhenIdle = memo(function WhenIdle({
  load,
}: {
  load: () => Promise<{ View: ElementComponent }>;
}) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setLoaded(true));
    return whenIdle(() => void viewOf(load).then(show, show));
  }, [load]);
  return isLoaded ? (
    <ErrorBoundary fallback={() => null}>
      <LazyComponent load={load} />
    </ErrorBoundary>
  ) : null;
});
