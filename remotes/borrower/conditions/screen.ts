import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** What is needed from the borrower, whatever else goes on (docs/rules.md#conditions). */
export const conditions = defineScreen({
  path: 'conditions',
  stage: 'MORE_INFO',
  alwaysOpen: true,
  hidesTasks: true,
  calls: ['getConditions'],
  view: () => import(/* webpackChunkName: "conditions" */ './View.tsx'),
});
