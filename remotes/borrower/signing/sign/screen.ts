import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const signingSign = defineScreen({
  path: 'signing/sign',
  stage: 'SIGNING',
  statuses: ['NOTE_SIGNING', 'FINAL_OFFER'],
  children: { support: 'signing/support' },
  hidesTasks: true,
  calls: [
    'postSigningSession',
    'getDocument',
    'postSignDocument',
    'postSigningComplete',
    'postSigningDecline',
  ],
  wait: 'signing',
  asksWhyLeaving: true,
  view: () => import(/* webpackChunkName: "signing" */ './View.tsx'),
});
