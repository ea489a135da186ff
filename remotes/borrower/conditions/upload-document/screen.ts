import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** One request is answered; the query says which (docs/rules.md#links-to-a-condition). */
export const uploadDocument = defineScreen({
  path: 'conditions/upload-document',
  stage: 'MORE_INFO',
  alwaysOpen: true,
  hidesTasks: true,
  calls: ['getConditions', 'uploadDocument', 'postConditionSubmission'],
  view: () => import(/* webpackChunkName: "conditions" */ './View.tsx'),
});
