import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Nothing that was linked or sent could verify the income; reached from its list (docs/rules.md#income-not-verified). */
export const incomeFailed = defineScreen({
  path: 'error/income',
  stage: 'LINK_INCOME',
  progressAt: 'income/link/:type',
  statuses: ['INCOME_VERIFICATION'],
  children: { review: 'income/review', upload: 'income/upload/:type' },
  calls: ['getIncomeRecords'],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
