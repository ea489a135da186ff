import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const bankManualDisburse = defineScreen({
  path: 'bank/manual-disburse',
  stage: 'SIGNING',
  progressAt: 'bank/disburse',
  statuses: ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'],
  edits: 'DISBURSEMENT',
  children: { choose: 'bank/disburse', confirm: 'bank/confirm', again: 'bank/manual-disburse' },
  calls: [
    'getBankAccounts',
    'postBankLookup',
    'uploadDocument',
    'putDisbursementAccount',
    'putDisbursementVerification',
    'postDisbursementReview',
  ],
  view: () => import(/* webpackChunkName: "bank" */ './View.tsx'),
});
