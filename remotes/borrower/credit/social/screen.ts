import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const creditSocial = defineScreen({
  path: 'credit/social',
  stage: 'INITIAL',
  statuses: ['CREDIT_NO_MATCH'],
  calls: ['getHelocConsentTypes', 'putSsn'],
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
