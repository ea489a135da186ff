import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const signingIntro = defineScreen({
  path: 'signing/intro',
  stage: 'SIGNING',
  statuses: ['NOTE_SIGNING', 'FINAL_OFFER'],
  children: { sign: 'signing/sign', support: 'signing/support' },
  calls: ['getDocuments', 'postOfferReopening'],
  view: () => import(/* webpackChunkName: "signing" */ './View.tsx'),
});
