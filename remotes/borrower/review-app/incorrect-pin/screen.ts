import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The title search has found another lot; reached from where one waits for it (docs/rules.md#title-questions). */
export const incorrectPin = defineScreen({
  path: 'review-app/incorrect-pin',
  stage: 'MORE_INFO',
  statuses: ['ORDER_FULL_TITLE'],
  calls: ['uploadDocument', 'postPropertyAnswer'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
