import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Who is found for a valuation that was ordered, and what comes then (docs/rules.md#way-of-a-valuation). */
export const bpoWaiting = defineScreen({
  path: 'bpo/waiting',
  stage: 'INITIAL',
  statuses: ['NAV_BPO_PROCESSING'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
