import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Which policies on the home are needed, and what they have to say (docs/rules.md#insurance-of-the-home). */
export const insuranceRequirements = defineScreen({
  path: 'insurance/requirements',
  stage: 'SIGNING',
  progressAt: 'bank/disburse',
  statuses: ['GEN_CLOSING_DISCLOSURE'],
  children: { upload: 'insurance/upload' },
  calls: ['postInsuranceAgentRequest'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
