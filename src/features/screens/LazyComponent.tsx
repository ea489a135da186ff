import { type ReactNode, useEffect } from 'react';
import { forgetReloads } from '../errors/chunkReload.ts';
import { type LoadView, useView } from './viewOf.ts';

interface LazyComponentProps {
  load: LoadView;
  fallback?: ReactNode;
  /** The name of the page that it is, as the `ErrorBoundary` around it has it. */
  page?: string;
}

/** A component that is loaded when it is first shown. The `ErrorBoundary` around it handles a failure. */
export function LazyComponent({ load, fallback = null, page }: LazyComponentProps) {
  const View = useView(load)?.View;
  useEffect(() => {
    if (View && page !== undefined) forgetReloads(page);
  }, [View, page]);
  return <>{View ? <View /> : fallback}</>;
}
