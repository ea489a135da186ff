import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The loans on the home block the requested line (docs/rules.md#requalifying). */
export const prequalWinback = defineScreen({
  path: 'product/prequal-winback',
  stage: 'PRODUCT_SELECT',
  statuses: ['CLTV_LIEN_POSITION_REQUALIFY'],
  children: { estimate: 'bpo/estimate-value' },
  calls: ['putRequalify'],
  view: () => import(/* webpackChunkName: "requalify" */ './View.tsx'),
});
