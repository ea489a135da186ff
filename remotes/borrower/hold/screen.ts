import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** An appraisal at the home: its fee, its visit, and how far it is (docs/rules.md#appraisals). */
export const hold = defineScreen({
  path: 'hold',
  stage: 'MORE_INFO',
  statuses: ['ONSITE_APPRAISAL_BORROWER_PAYMENT', 'ONSITE_APPRAISAL_PENDING'],
  calls: ['postAppraisalOrder', 'postAppraisalDecline', 'putAppraisalVisit'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
