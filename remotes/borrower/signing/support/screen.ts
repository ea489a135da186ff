import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The form behind "I have a question" (docs/rules.md#questions-while-signing). */
export const signingSupport = defineScreen({
  path: 'signing/support',
  stage: 'SIGNING',
  progressAt: 'signing/sign',
  statuses: ['NOTE_SIGNING', 'FINAL_OFFER'],
  calls: ['getDocuments', 'postSupportRequest'],
  view: () => import(/* webpackChunkName: "signing" */ './View.tsx'),
});
