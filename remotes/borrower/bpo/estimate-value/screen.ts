import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** What the owner thinks the home is worth (docs/rules.md#home-value-estimate). */
export const estimateValue = defineScreen({
  path: 'bpo/estimate-value',
  stage: 'INITIAL',
  statuses: ['NO_AVM_FOUND', 'NAV_BPO_ESTIMATE', 'RESI_EVAL_ESTIMATE', 'CLTV_LIEN_POSITION_REQUALIFY'],
  calls: ['putPropertyEstimate'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
