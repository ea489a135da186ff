import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** A past-due payment in the credit report, which only the person can explain (docs/rules.md#past-due-payments). */
export const delinquency = defineScreen({
  path: 'review-app/delinquency',
  stage: 'MORE_INFO',
  progressAt: 'start/app-summary',
  statuses: ['DELINQUENCY_REVIEW'],
  calls: ['uploadDocument', 'postDelinquencyAnswer'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
