import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const bankConfirm = defineScreen({
  path: 'bank/confirm',
  stage: 'SIGNING',
  statuses: ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'],
  edits: 'DISBURSEMENT',
  children: { choose: 'bank/disburse' },
  calls: ['putDisbursementConfirm'],
  view: () => import(/* webpackChunkName: "bank" */ './View.tsx'),
});
