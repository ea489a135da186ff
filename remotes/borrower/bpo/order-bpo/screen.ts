import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The valuation by a broker is ordered by the person (docs/rules.md#ordering-a-valuation). */
export const orderBpo = defineScreen({
  path: 'bpo/order-bpo',
  stage: 'INITIAL',
  statuses: ['BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'],
  calls: ['postBpoOrder'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
