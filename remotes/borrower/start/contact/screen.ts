import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Five short pages under one address; `?page=` says which, so Back steps through them. */
export const contact = defineScreen({
  path: 'start/contact',
  stage: 'MORE_INFO',
  statuses: ['COLLECT_ADDITIONAL_INFO'],
  edits: 'CONTACT',
  calls: [
    'getContact',
    'sendPhoneCode',
    'verifyPhoneCode',
    'getConsentPrompt',
    'postUserConsents',
    'putContact',
  ],
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
