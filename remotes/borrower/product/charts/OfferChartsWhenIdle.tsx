import { WhenIdle } from '#src/features/screens/WhenIdle.tsx';
import type { PartProps } from '../select/parts.ts';
import { PartContext } from './context.ts';

const load = () => import(/* webpackChunkName: "charts" */ './OfferCharts.tsx');

/** The charts, loaded once the page is idle. */
export function OfferChartsWhenIdle(props: PartProps) {
  return (
    <PartContext value={props}>
      <WhenIdle load={load} />
    </PartContext>
  );
}
