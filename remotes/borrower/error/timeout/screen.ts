import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Says neither "timed out" nor "error" (docs/rules.md#reviews-look-like-work-in-progress). */
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
  // The same page by another name, which no status leads to.
  children: { datatree: 'review-app/datatree' },
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
