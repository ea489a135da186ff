import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

/** Top level, not below an application: the phone knows none and is not signed in. */
export const identityHandoff = definePage({
  path: PHONE_PATH,
  stage: 'ID_UPLOAD',
  calls: ['openIdentityHandoff', 'uploadIdentityHandoff'],
  view: () => import(/* webpackChunkName: "identity" */ './View.tsx'),
});
