import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Top level, not below an application: the phone knows none and nobody is signed in on it. */
export const identityHandoff = defineScreen({
  path: 'identity-handoff',
  stage: 'ID_UPLOAD',
  view: () => import(/* webpackChunkName: "identity" */ './View.tsx'),
});
