import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const disclosures = defineScreen({
  path: 'document/disclosures',
  stage: 'MORE_INFO',
  progressAt: 'start/app-summary',
  alwaysOpen: true,
  calls: ['getDocuments', 'getDocument', 'postConsent'],
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
