import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const pointservCallback = defineScreen({
  path: 'income/pointserv-callback',
  stage: 'LINK_INCOME',
  progressAt: 'income/link/:type',
  statuses: ['INCOME_VERIFICATION'],
  children: { link: 'income/link/:type', upload: 'income/upload/:type' },
  calls: ['getIncomeRecords', 'postTaxTranscriptResult'],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
