import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Where an application without a status leads: its create was never finished. */
export const profile = defineScreen({
  path: 'start/profile',
  stage: 'INITIAL',
  calls: ['getHelocConsentTypes', 'putProfileName', 'putProfilePhone', 'putApplicant'],
  wait: 'credit',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
