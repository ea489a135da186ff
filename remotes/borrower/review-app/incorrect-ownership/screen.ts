import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** County records name another owner; reached from where one waits for the title (docs/rules.md#owners-in-county-records). */
export const incorrectOwnership = defineScreen({
  path: 'review-app/incorrect-ownership',
  stage: 'MORE_INFO',
  statuses: ['ORDER_FULL_TITLE'],
  calls: ['uploadDocument', 'postOwnershipAnswer'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
