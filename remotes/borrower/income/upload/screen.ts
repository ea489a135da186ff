import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const incomeUpload = defineScreen({
  path: 'income/upload/:type',
  stage: 'LINK_INCOME',
  progressAt: 'income/link/:type',
  statuses: ['INCOME_VERIFICATION'],
  children: { link: 'income/link/:type', upload: 'income/upload/:type' },
  calls: ['getIncomeRecords', 'uploadDocument', 'postIncomeDocuments'],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
