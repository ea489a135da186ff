import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** A policy on the home, with its declarations page (docs/rules.md#insurance-of-the-home). */
export const insuranceUpload = defineScreen({
  path: 'insurance/upload',
  stage: 'SIGNING',
  progressAt: 'bank/disburse',
  statuses: ['GEN_CLOSING_DISCLOSURE'],
  children: { requirements: 'insurance/requirements' },
  calls: ['uploadDocument', 'postInsurancePolicy'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
