import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const timeout = defineScreen({
  path: 'error/timeout',
  stage: 'MORE_INFO',
  statuses: [
    'APPRAISAL_REVIEW_COMPLETE',
    'CREDIT_ERROR',
    'CREDIT_MINOR',
    'FACTA_REVIEW',
    'HOLD_FOR_APPRAISAL_REVIEW',
    'OFFER_SELECTION',
    'ORDER_FULL_TITLE',
    'REQUEST_STEWART_PAYOFFS',
    'REVISED_OFFER_SELECTION',
    'UNKNOWN',
  ],
  // From the offers, where underwriting could not decide and a person looks.
  availableWhen: ({ uwDecision }) => uwDecision === 'ERROR',
  children: {
    datatree: 'review-app/datatree',
    underwriting: 'review-app/uw',
    parcel: 'review-app/incorrect-pin',
    ownership: 'review-app/incorrect-ownership',
  },
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
