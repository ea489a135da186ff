import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const identity = defineScreen({
  path: 'identity',
  stage: 'ID_UPLOAD',
  statuses: ['IDENTITY_VERIFICATION'],
  edits: 'IDENTITY',
  calls: [
    'getIdentityVerification',
    'uploadDocument',
    'postIdentityVerification',
    'putIdentityConfirmation',
    'postHandoff',
    'postHandoffText',
    'getHandoff',
  ],
  asksWhyLeaving: true,
  view: () => import(/* webpackChunkName: "identity" */ './View.tsx'),
});
