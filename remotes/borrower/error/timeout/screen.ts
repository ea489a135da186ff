import { defineScreen } from '#src/features/screens/defineScreen.ts';

const page = {
  stage: 'MORE_INFO',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
} as const;

/** Says neither "timed out" nor "error" (docs/rules.md#reviews-look-like-work-in-progress). */
export const timeout = defineScreen({
  ...page,
  path: 'error/timeout',
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
  reachedWhen: ({ uwDecision }) => uwDecision === 'ERROR',
  children: {
    datatree: 'review-app/datatree',
    underwriting: 'review-app/uw',
    parcel: 'review-app/incorrect-pin',
    ownership: 'review-app/incorrect-ownership',
  },
});

/** The same page under another path, which no status leads to. */
export const datatree = defineScreen({ ...page, path: 'review-app/datatree' });

/** The same page while documents are made. */
export const signdocs = defineScreen({
  ...page,
  path: 'review-app/signdocs',
  children: { insurance: 'insurance/requirements' },
});
