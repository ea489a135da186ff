import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const hmda = defineScreen({
  path: 'start/hmda',
  stage: 'MORE_INFO',
  statuses: ['HMDA'],
  edits: 'DEMOGRAPHICS',
  calls: ['putDemographics'],
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
