import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const bankDisburse = defineScreen({
  path: 'bank/disburse',
  stage: 'SIGNING',
  statuses: ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'],
  edits: 'DISBURSEMENT',
  children: { manual: 'bank/manual-disburse', confirm: 'bank/confirm' },
  calls: [
    'getBankAccounts',
    'postBankLinkToken',
    'sandboxBankSignIn',
    'postBankLinkExchange',
    'uploadDocument',
    'putDisbursementAccount',
  ],
  view: () => import(/* webpackChunkName: "bank" */ './View.tsx'),
});
