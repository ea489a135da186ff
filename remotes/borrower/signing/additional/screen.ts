import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const signingAdditional = defineScreen({
  path: 'signing/additional',
  title: 'Other owners must sign too',
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
