import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const creditSocial = defineScreen({
  path: 'credit/social',
  stage: 'INITIAL',
  statuses: ['CREDIT_NO_MATCH'],
  children: { unreachable: 'error/credit' },
  calls: ['putProfileName', 'putApplicant', 'getHelocConsentTypes', 'putSsn'],
  wait: 'credit',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
