import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import { viewOf } from '#src/features/screens/viewOf.ts';
import type { PartProps } from '../select/parts.ts';
import { PartContext } from './context.ts';

const loadCharts = () => import(/* webpackChunkName: "charts" */ './OfferCharts.tsx');

/** Resolves where they cannot be loaded, too. */
export const whenChartsAreThere = (): Promise<unknown> => viewOf(loadCharts).catch(() => {});

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
