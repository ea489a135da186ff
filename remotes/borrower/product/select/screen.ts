import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** With its charts, since the buttons below them would move if they came later. */
async function withCharts<View extends { whenChartsAreThere(): Promise<unknown> }>(
  view: View,
): Promise<View> {
  await view.whenChartsAreThere();
  return view;
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
  view: () => import(/* webpackChunkName: "product" */ './View.tsx').then(withCharts),
});
