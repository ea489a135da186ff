import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { OnDemand } from './OnDemand.tsx';

/** What nobody waits for: loaded once the page has settled, and left out when it cannot be had. */
export function Later({ load }: { load: () => Promise<{ View: ComponentType }> }) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return settled ? (
    <ErrorBoundary fallback={() => null}>
      <OnDemand load={load} />
    </ErrorBoundary>
  ) : null;
}
