import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const selectConfirm = defineScreen({
  path: 'product/select/confirm',
  stage: 'PRODUCT_SELECT',
  statuses: ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'],
  calls: ['getCosts', 'putOfferConfirm'],
  view: () => import(/* webpackChunkName: "product" */ './View.tsx'),
});
