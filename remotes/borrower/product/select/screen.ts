import { defineScreen } from '#src/features/screens/defineScreen.ts';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { loadCharts } from '../charts/loadCharts.ts';

/** With the charts, since the buttons below them would move if they came later; without, where they cannot be had. */
async function view() {
  const charts = viewOf(loadCharts).catch(() => {});
  const module = await import(/* webpackChunkName: "product" */ './View.tsx');
  await charts;
  return module;
}

export const select = defineScreen({
  path: 'product/select',
  stage: 'PRODUCT_SELECT',
  statuses: ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'],
  edits: 'OFFER',
  children: {
    confirm: 'product/select/confirm',
    assets: 'product/assets',
    decline: 'error/decline',
    timeout: 'error/timeout',
  },
  calls: ['getCosts', 'putOffer'],
  asksWhyLeaving: true,
  view,
});
