import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const incomeReview = defineScreen({
  path: 'income/review',
  stage: 'LINK_INCOME',
  statuses: ['INCOME_VERIFICATION'],
  edits: 'INCOME',
  children: { link: 'income/link/:type', upload: 'income/upload/:type', failed: 'error/income' },
  calls: ['getIncomeRecords', 'putIncome', 'putIncomeRecord', 'deleteIncomeRecord', 'putIncomeSources'],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
