import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const complete = defineScreen({
  path: 'complete',
  stage: 'COMPLETE',
  statuses: [
    'GEN_RESCISSION',
    'RESCISSION',
    'RECORDING',
    'FUNDABLE',
    'DIRECT_DEBT_PAYOFF',
    'FUNDING_DECISION',
    'DEED_SIGNING',
  ],
  calls: ['getDocuments', 'getDocument', 'getSigners', 'postSignerResend', 'postCancellation'],
  view: () => import(/* webpackChunkName: "outcome" */ './View.tsx'),
});
