import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const incomeLink = defineScreen({
  path: 'income/link/:type',
  stage: 'LINK_INCOME',
  statuses: ['INCOME_VERIFICATION'],
  children: { link: 'income/link/:type', upload: 'income/upload/:type', back: 'income/pointserv-callback' },
  calls: [
    'getIncomeRecords',
    'postBankLinkToken',
    'sandboxBankSignIn',
    'postBankLinkExchange',
    'postEmployerInformation',
    'postTaxTranscript',
    'putIncomeRecord',
  ],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
