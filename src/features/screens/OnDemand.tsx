import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { forgetReloads } from '../errors/chunkReload.ts';
import { type LoadView, useViewOf } from './viewOf.ts';

interface OnDemandProps {
  load: LoadView;
  fallback?: ReactNode;
  /** The name of the page that it is, as the `ErrorBoundary` around it has it. */
  page?: string;
}

/** A component that is loaded when it is first shown. The `ErrorBoundary` around it says what becomes of a failure. */
export function OnDemand({ load, fallback = null, page }: OnDemandProps) {
  const view = useViewOf(load);
  return (
    <Suspense fallback={fallback}>
      <Loaded view={view} page={page} />
    </Suspense>
  );
}

function Loaded({ view, page }: { view: Promise<ComponentType>; page: string | undefined }) {
  const View = use(view);
  useEffect(() => {
    if (page !== undefined) forgetReloads(page);
  }, [page]);
  return <View />;
}
