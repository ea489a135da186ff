import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Whether the person still works where they said, and whom to ask (docs/rules.md#employment-check). */
export const employerVerification = defineScreen({
  path: 'income/employer-verification',
  stage: 'LINK_INCOME',
  progressAt: 'income/link/:type',
  statuses: ['EMPLOYMENT_VERIFICATION'],
  calls: ['putEmployment'],
  view: () => import(/* webpackChunkName: "income" */ './View.tsx'),
});
