import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const bankAutopay = defineScreen({
  path: 'bank/autopay',
  stage: 'SIGNING',
  statuses: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  calls: [
    'getBankAccounts',
    'postBankLinkToken',
    'sandboxBankSignIn',
    'postBankLinkExchange',
    'getHelocConsentTypes',
    'putAutopay',
  ],
  view: () => import(/* webpackChunkName: "bank" */ './View.tsx'),
});
