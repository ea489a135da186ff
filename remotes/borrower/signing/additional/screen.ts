import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const signingAdditional = defineScreen({
  path: 'signing/additional',
  stage: 'SIGNING',
  statuses: ['CO_DEED_REQ'],
  calls: [
    'getSigners',
    'postSigner',
    'putSignerEmail',
    'postSignerResend',
    'uploadDocument',
    'postSupportRequest',
    'postSignersContinue',
  ],
  view: () => import(/* webpackChunkName: "signing" */ './View.tsx'),
});
