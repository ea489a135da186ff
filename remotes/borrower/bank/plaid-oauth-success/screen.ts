import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Top level, not below an application: a bank knows no application of ours. */
export const plaidOauthSuccess = defineScreen({
  path: 'plaid-oauth-success',
  stage: 'LINK_INCOME',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
