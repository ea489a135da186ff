import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Savings and investments that count as income, instead of an offer or for a larger one (docs/rules.md#assets-as-income). */
export const assets = defineScreen({
  path: 'product/assets',
  stage: 'PRODUCT_SELECT',
  statuses: ['ASSETS_PREQUAL', 'OFFER_SELECTION', 'REVISED_OFFER_SELECTION'],
  calls: ['putAssetDepletion'],
  view: () => import(/* webpackChunkName: "requalify" */ './View.tsx'),
});
