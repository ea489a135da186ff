import { type ComponentType, memo, useEffect, useState } from 'react';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { OnDemand } from './OnDemand.tsx';

/** What nobody waits for: loaded once the page has settled, and left out when it cannot be had. */
export const WhenIdle = memo(function WhenIdle({ load }: { load: () => Promise<{ View: ComponentType }> }) {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return settled ? (
    <ErrorBoundary fallback={() => null}>
      <OnDemand load={load} />
    </ErrorBoundary>
  ) : null;
});
