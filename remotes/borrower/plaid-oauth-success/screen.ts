import { BANK_RETURN_PATH } from '#src/domain/application/entryPaths.ts';
import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Top level, not below an application: a bank knows no application of ours. */
export const plaidOauthSuccess = defineScreen({
  path: BANK_RETURN_PATH,
  stage: 'LINK_INCOME',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
