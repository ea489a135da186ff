import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const hmda = defineScreen({
  path: 'start/hmda',
  stage: 'MORE_INFO',
  statuses: ['HMDA'],
  edits: 'DEMOGRAPHICS',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
