import { memo, useEffect, useState } from 'react';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyComponent } from './LazyComponent.tsx';

/** An optional component: loaded once the page is idle, and left out when it cannot be loaded. */
export const WhenIdle = memo(function WhenIdle({
  load,
}: {
  load: () => Promise<{ View: ElementComponent }>;
}) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary fallback={() => null}>
      <LazyComponent load={load} />
    </ErrorBoundary>
  ) : null;
});
