import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Between the order of a valuation and its assignment (docs/rules.md#way-of-a-valuation). */
export const bpoWaiting = defineScreen({
  path: 'bpo/waiting',
  stage: 'INITIAL',
  statuses: ['NAV_BPO_PROCESSING'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
