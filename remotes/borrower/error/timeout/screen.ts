import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** For reviews as well as failures, so it says neither "timed out" nor "error" (screens s5.4). */
export const timeout = defineScreen({
  path: 'error/timeout',
  stage: 'MORE_INFO',
  statuses: [
    'APPRAISAL_REVIEW_COMPLETE',
    'CREDIT_ERROR',
    'CREDIT_MINOR',
    'FACTA_REVIEW',
    'HOLD_FOR_APPRAISAL_REVIEW',
    'ORDER_FULL_TITLE',
    'REQUEST_STEWART_PAYOFFS',
    'UNKNOWN',
  ],
  // The same page by another name, which no status leads to (borrower flow s2).
  children: { datatree: 'review-app/datatree' },
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
