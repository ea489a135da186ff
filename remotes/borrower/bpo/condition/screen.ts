import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Texas: the condition of the home, before its evaluation is ordered (docs/rules.md#texas-fair-market-value). */
export const bpoCondition = defineScreen({
  path: 'bpo/condition',
  stage: 'INITIAL',
  statuses: ['BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'],
  calls: ['uploadDocument', 'postPropertyCondition'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
