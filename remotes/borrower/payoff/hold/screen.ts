import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** While lenders are asked what it takes to pay off their loans (docs/rules.md#payoff-amounts). */
export const payoffHold = defineScreen({
  path: 'payoff/hold',
  stage: 'SIGNING',
  progressAt: 'bank/disburse',
  statuses: ['PAYOFF_REQUEST_PENDING'],
  calls: ['uploadDocument', 'postPayoffLetter', 'postCloseLine'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
