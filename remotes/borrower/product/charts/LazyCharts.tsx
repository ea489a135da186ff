import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import type { PartProps } from '../select/parts.ts';
import { PartContext } from './context.ts';
import { loadCharts } from './loadCharts.ts';

/** The charts, which come with the page; left out where they cannot be loaded. */
export function LazyCharts(props: PartProps) {
  return (
    <PartContext value={props}>
      <ErrorBoundary fallback={() => null}>
        <LazyComponent load={loadCharts} />
      </ErrorBoundary>
    </PartContext>
  );
}
