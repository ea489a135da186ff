import { defineScreen } from '#src/features/screens/defineScreen.ts';

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
  view: () => import(/* webpackChunkName: "product" */ './View.tsx'),
});
